import type { ServerResponse } from 'node:http';

/**
 * The open pages of a studio. They are told when a file changes, how many pages are open, and how many
 * other studios are working on the same folder.
 */
export type Events = {
  add: (response: ServerResponse) => void;
  tellChanged: () => void;
  tellOthers: (count: number) => void;
  close: () => void;
};

export function openEvents(): Events {
  const pages = new Set<ServerResponse>();
  let others = 0;
  const send = (event: string, data: number) => {
    for (const page of pages) page.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  return {
    add(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      pages.add(response);
      response.on('close', () => {
        pages.delete(response);
        send('pages', pages.size);
      });
      send('pages', pages.size);
      send('others', others);
    },
    tellChanged: () => send('changed', 0),
    tellOthers(count) {
      others = count;
      send('others', count);
    },
    close: () => {
      for (const page of pages) page.end();
    },
  };
}

import type { ServerResponse } from 'node:http';

/** The open pages of a studio, which are told when a file changes and how many of them there are. */
export type Events = {
  add: (response: ServerResponse) => void;
  tell: (event: 'changed') => void;
  close: () => void;
};

export function openEvents(): Events {
  const pages = new Set<ServerResponse>();
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
    },
    tell: (event) => send(event, 0),
    close: () => {
      for (const page of pages) page.end();
    },
  };
}

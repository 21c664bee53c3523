import { afterEach, expect, it, vi } from 'vitest';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { saveAll, studioApi } from '../../../../src/studio/session/project/studio-api.ts';

afterEach(() => vi.unstubAllGlobals());

const PATH = 'flows/tiny.json';

/** A server that handles requests as they arrive; its answers arrive when `answer` says so. */
function slowServer() {
  const disk = new Map([[PATH, 'first']]);
  const waiting: (() => void)[] = [];
  const file = (text: string) => ({ text, hash: `hash of ${text}` });
  const handled = (path: string, body: string | undefined): object => {
    if (path === '/api/project')
      return { root: '/', files: { [PATH]: file(disk.get(PATH) ?? '') } };
    const { files } = JSON.parse(body ?? '') as { files: [{ text: string }] };
    disk.set(PATH, files[0].text);
    return { kind: 'saved', files: { [PATH]: file(files[0].text) } };
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    const answer = new Response(JSON.stringify(handled(path, body)));
    return new Promise((respond) => waiting.push(() => respond(answer)));
  });
  return { disk, waiting };
}

const settled = () => new Promise((done) => setTimeout(done));

it.each<['load' | 'save', 'load' | 'save']>([
  ['load', 'save'],
  ['save', 'load'],
])('the saved text stays, and can be undone, while a %s overlaps a %s', async (...acts) => {
  const { disk, waiting } = slowServer();
  const api = studioApi('token');
  const project = projectStore();
  project.load(new Map([[PATH, { text: 'first', hash: 'hash of first' }]]));
  project.edit(PATH, 'second');
  const act = {
    load: () => api.load().then(({ files }) => project.load(files)),
    save: () => saveAll(project, api),
  };
  const shown: (string | undefined)[] = [];
  project.subscribe(() => shown.push(project.getState().texts.get(PATH)));
  const done = Promise.all(acts.map((name) => act[name]()));
  // The answer to the last request arrives first, if the page lets it.
  for (let round = 0; round < 4; round += 1) {
    await settled();
    waiting.pop()?.();
  }
  await done;
  expect(disk.get(PATH)).toBe('second');
  expect(new Set(shown)).toEqual(new Set(['second']));
  expect(project.getState()).toMatchObject({ dirty: [], canUndo: true });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import disk, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeBackSave, whyNotWritten } from '../../../src/server/studio/save.ts';
import { startStudio, type Studio } from '../../../src/server/studio/studio-server.ts';
import { hashOf } from '../../../src/server/studio/studio-files.ts';

const FLOW = 'flows/tiny.json';
const SCHEMA = 'schemas/pet/schema.json';

let root: string;
let studio: Studio;

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(root, 'flows'));
  mkdirSync(join(root, 'schemas/pet'), { recursive: true });
  write(FLOW, '{ "id": "tiny" }\n');
  write(SCHEMA, '{ "type": "object" }\n');
  studio = await startStudio({
    root,
    port: 0,
    pages: async () => ({
      serve: (_request, response) => void response.end('a page'),
      close: async () => undefined,
    }),
  });
});

afterEach(async () => {
  await studio.close();
  rmSync(root, { recursive: true });
});

type Asked = { headers?: Record<string, string | undefined>; body?: unknown; method?: string };

/** A request as an attacker's program would send it: with any path and any headers. */
function ask(path: string, { headers = {}, body, method }: Asked = {}) {
  const all = { 'x-studio-token': studio.token, ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new Promise<{
    status: number;
    json: { kind?: string; why?: string } & Record<string, unknown>;
  }>((resolve, reject) => {
    const { hostname, port } = new URL(studio.address);
    const how = { hostname, port, path, method: method ?? (body ? 'POST' : 'GET'), headers: sent };
    request(how as object, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          json: text.startsWith('{') ? JSON.parse(text) : { text },
        }),
      );
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const saved = (path: string, text: string | null, base: string | null = null) =>
  ask('/api/save', { body: { files: [{ path, text, base }] } });

describe('the server of the studio', () => {
  it('returns the texts of the project with their hashes', async () => {
    write('flows/notes.md', 'for people');
    const { status, json } = await ask('/api/project');
    expect(status).toBe(200);
    expect(json['files']).toEqual({
      [FLOW]: { text: '{ "id": "tiny" }\n', hash: hashOf('{ "id": "tiny" }\n') },
      [SCHEMA]: { text: '{ "type": "object" }\n', hash: hashOf('{ "type": "object" }\n') },
    });
  });

  it.each([
    ['without its token', { 'x-studio-token': undefined }],
    ['with another token', { 'x-studio-token': 'guessed' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['under another name', { host: 'evil.example' }],
  ])('answers no request %s', async (_how, headers) => {
    const before = read(FLOW);
    const files = [{ path: FLOW, text: '{}', base: hashOf(before) }];
    expect((await ask('/api/project', { headers })).status).toBe(403);
    expect((await ask('/api/events', { headers })).status).toBe(403);
    expect((await ask('/api/save', { headers, body: { files } })).status).toBe(403);
    expect(read(FLOW)).toBe(before);
  });

  it('answers its own page', async () => {
    const { status } = await ask('/api/project', { headers: { origin: studio.address } });
    expect(status).toBe(200);
  });

  it('serves no page under a foreign host name, so that no other site can read the token', async () => {
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(403);
    expect((await ask('/')).json['text']).toBe('a page');
  });

  it('leaves out a file that is removed while the project is read', async () => {
    const { readFileSync: readFile } = disk;
    const spy = vi.spyOn(disk, 'readFileSync').mockImplementation(((file: string, ...how: []) => {
      if (file.endsWith(FLOW)) rmSync(file, { force: true });
      return readFile(file, ...how);
    }) as typeof readFile);
    syncBuiltinESMExports();
    const { status, json } = await ask('/api/project');
    spy.mockRestore();
    syncBuiltinESMExports();
    expect([status, Object.keys(json['files'] as object)]).toEqual([200, [SCHEMA]]);
  });

  it('says what it cannot read, and goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const spy = vi.spyOn(disk, 'readdirSync').mockImplementation(() => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    });
    syncBuiltinESMExports();
    const { status, json } = await ask('/api/project');
    spy.mockRestore();
    syncBuiltinESMExports();
    expect([status, json.why]).toEqual([500, 'EACCES: permission denied']);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect((await ask('/api/project')).status).toBe(200);
  });

  it('refuses all other requests', async () => {
    expect((await ask('/api/../api/project')).status).toBe(404);
    expect((await ask('/api/save')).status).toBe(404);
    expect((await ask('/api/toString')).status).toBe(404);
    expect((await ask('/api/save', { body: { files: 'all' } })).status).toBe(400);
  });
});

describe('a save', () => {
  it('writes several files at once, in the format of the project', async () => {
    const files = [
      { path: FLOW, text: '{"id":"tiny","version":2}', base: hashOf(read(FLOW)) },
      { path: 'schemas/new-step/ui.json', text: '{"a":1}', base: null },
    ];
    const { status, json } = await ask('/api/save', { body: { files } });
    expect(status).toBe(200);
    expect(read(FLOW)).toBe('{ "id": "tiny", "version": 2 }\n');
    expect(read('schemas/new-step/ui.json')).toBe('{ "a": 1 }\n');
    const told = json['files'] as Record<string, { text: string; hash: string }>;
    expect(told[FLOW]).toEqual({ text: read(FLOW), hash: hashOf(read(FLOW)) });
    expect(readdirSync(join(root, 'flows'))).toEqual(['tiny.json']);
  });

  it('keeps the format of a file formatted otherwise, and text that is not valid JSON yet', async () => {
    write(FLOW, '{"id":    "tiny"}');
    await saved(FLOW, '{"id":    "other"}', hashOf('{"id":    "tiny"}'));
    expect(read(FLOW)).toBe('{"id":    "other"}');
    await saved(SCHEMA, '{ "type": ', hashOf(read(SCHEMA)));
    expect(read(SCHEMA)).toBe('{ "type": ');
  });

  it('removes a file', async () => {
    expect((await saved(SCHEMA, null, hashOf(read(SCHEMA)))).status).toBe(200);
    expect(existsSync(join(root, SCHEMA))).toBe(false);
  });

  it('writes no file if one changed on disk, and returns the version there', async () => {
    const before = hashOf(read(FLOW));
    write(FLOW, '{ "id": "theirs" }\n');
    const files = [
      { path: SCHEMA, text: '{}', base: hashOf(read(SCHEMA)) },
      { path: FLOW, text: '{ "id": "mine" }', base: before },
    ];
    const { status, json } = await ask('/api/save', { body: { files } });
    expect(status).toBe(409);
    expect(json).toEqual({
      kind: 'conflict',
      conflicts: [{ path: FLOW, text: read(FLOW), hash: hashOf(read(FLOW)) }],
    });
    expect([read(FLOW), read(SCHEMA)]).toEqual(['{ "id": "theirs" }\n', '{ "type": "object" }\n']);
  });

  it.each(['new', 'gone'])('is a conflict when the file is %s on disk', async (how) => {
    const path = how === 'new' ? FLOW : 'flows/gone.json';
    const { status } = await saved(path, '{}', how === 'new' ? null : hashOf('{}'));
    expect(status).toBe(409);
  });

  it.each([
    '../outside.json',
    'flows/../../outside.json',
    'flows/%2e%2e/outside.json',
    'flows/..%2foutside.json',
    'flows\\..\\..\\outside.json',
    '/etc/outside.json',
    'flows/./tiny.json',
    'flows//tiny.json',
    'flows/.hidden.json',
    'schemas/.git/config.json',
    'flows/tiny.json/',
    'flows/tiny.md',
    'src/outside.json',
    'supabase/migrations/1.json',
    'flows',
    'flows/tiny.json\0.json',
    '',
  ])('is refused at %j', async (path) => {
    const { status, json } = await saved(path, '{}');
    expect(status).toBe(403);
    expect(json.why).toContain('is not a JSON file in flows/ or schemas/');
    expect(readdirSync(root).sort()).toEqual(['flows', 'schemas']);
  });

  it('neither follows nor reads a link out of the project', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.json'), '"secret"');
    symlinkSync(outside, join(root, 'schemas/linked'));
    symlinkSync(join(outside, 'secret.json'), join(root, 'flows/linked.json'));
    const base = hashOf('"secret"');
    expect((await saved('schemas/linked/secret.json', '{}', base)).status).toBe(403);
    expect((await saved('schemas/linked/below/new.json', '{}')).status).toBe(403);
    expect((await saved('flows/linked.json', '{}', base)).status).toBe(403);
    expect(readFileSync(join(outside, 'secret.json'), 'utf8')).toBe('"secret"');
    const { json } = await ask('/api/project');
    expect(JSON.stringify(json)).not.toContain('secret');
    rmSync(outside, { recursive: true });
  });

  it('that fails on the way changes no file and leaves nothing behind', async () => {
    // Beside it, its staged text would have a name that is too long.
    const long = `schemas/pet/${'x'.repeat(245)}.json`;
    const files = [
      { path: FLOW, text: '{}', base: hashOf(read(FLOW)) },
      { path: long, text: '{}', base: null },
    ];
    const { status, json } = await ask('/api/save', { body: { files } });
    expect([status, json.kind]).toEqual([403, 'refused']);
    expect(json.why).toContain('ENAMETOOLONG');
    expect(read(FLOW)).toBe('{ "id": "tiny" }\n');
    expect(readdirSync(join(root, 'flows'))).toEqual(['tiny.json']);
    expect(readdirSync(join(root, 'schemas/pet'))).toEqual(['schema.json']);
  });

  it.each([
    ['ENOSPC', 'the disk is full.'],
    ['EROFS', 'the folder is read-only.'],
    ['EACCES', 'you may not write to the folder.'],
    ['EMFILE', 'too many open files'],
  ])('that fails with %s says: %s', (code, why) => {
    expect(whyNotWritten(Object.assign(new Error('too many open files'), { code }))).toBe(why);
  });

  it('that is killed leaves complete files, all old or all new once the studio is back', async () => {
    const file = fileURLToPath(new URL('save-forever.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', file, root]);
    await once(child.stdout, 'data');
    await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGKILL');
    await once(child, 'close');
    for (const path of [FLOW, SCHEMA]) expect(JSON.parse(read(path))).toHaveLength(300_000);
    takeBackSave(root);
    expect(read(FLOW)).toBe(read(SCHEMA));
    expect(readdirSync(join(root, 'flows'))).toEqual(['tiny.json']);
    expect(readdirSync(join(root, 'schemas/pet'))).toEqual(['schema.json']);
  }, 60_000);

  it('that was killed on the way is taken back, only where the studio may write', () => {
    const [before, theirs] = [read(FLOW), read(SCHEMA)];
    write(FLOW, '"new"');
    write('flows/.tiny.json.studio-old', before);
    write('flows/added.json', '"added"');
    write('schemas/pet/.schema.json.studio-old', '"older"');
    write(
      'flows/.studio-save.json',
      JSON.stringify([
        [FLOW, hashOf('"new"')],
        ['flows/added.json', hashOf('"added"')],
        // Written by somebody else since then.
        [SCHEMA, hashOf('"mine"')],
        ['../x.json', null],
      ]),
    );
    takeBackSave(root);
    expect([read(FLOW), read(SCHEMA)]).toEqual([before, theirs]);
    expect(readdirSync(join(root, 'flows'))).toEqual(['tiny.json']);
    expect(readdirSync(join(root, 'schemas/pet'))).toEqual(['schema.json']);
  });

  it('that fails while files are moved into place changes no file', async () => {
    const files = [FLOW, SCHEMA].map((path) => ({ path, text: '{}', base: hashOf(read(path)) }));
    const before = [read(FLOW), read(SCHEMA)];
    const { renameSync } = disk;
    const move = vi.spyOn(disk, 'renameSync').mockImplementation((from, to) => {
      if (String(from).endsWith('.schema.json.studio-new')) {
        throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      }
      return renameSync(from, to);
    });
    syncBuiltinESMExports();
    const { status, json } = await ask('/api/save', { body: { files } });
    move.mockRestore();
    syncBuiltinESMExports();
    expect([status, json.why]).toEqual([403, 'the disk is full.']);
    expect([read(FLOW), read(SCHEMA)]).toEqual(before);
    expect(readdirSync(join(root, 'flows'))).toEqual(['tiny.json']);
  });

  it('follows no link that somebody put where it stages a file', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'precious'), 'precious');
    writeFileSync(join(outside, '.theirs.studio-new'), 'theirs');
    for (const name of [
      '.tiny.json.studio-new',
      '.tiny.json.studio-old',
      '.studio-save.json.studio-new',
    ]) {
      symlinkSync(join(outside, 'precious'), join(root, 'flows', name));
    }
    symlinkSync(outside, join(root, 'schemas/linked'));
    expect((await saved(FLOW, '{}', hashOf(read(FLOW)))).status).toBe(200);
    expect(read(FLOW)).toBe('{}\n');
    expect(readFileSync(join(outside, 'precious'), 'utf8')).toBe('precious');
    expect(readdirSync(outside).sort()).toEqual(['.theirs.studio-new', 'precious']);
    rmSync(outside, { recursive: true });
  });

  it.each(['', '// "\n'])(
    'keeps a file nested too deeply to format as it is, after %j',
    async (start) => {
      const deep = `${start}${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`;
      expect((await saved(SCHEMA, deep, hashOf(read(SCHEMA)))).status).toBe(200);
      expect(read(SCHEMA)).toBe(deep);
      expect((await saved(SCHEMA, '{}', hashOf(deep))).status).toBe(200);
    },
  );
});

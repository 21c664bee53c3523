import { fstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/backend/database.ts';
import { embeddedKey as publishableKey } from '../../../src/engine/core.ts';
import { securityHeaders } from '../../../src/server/http/headers.ts';
import { createSiteServer } from '../../../src/server/http/server.ts';
import { openSite } from '../../../src/server/http/site.ts';
import { openBegun } from '../../fixtures/begun-data.ts';

const FILES: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'Oops! Page not found',
  'spa.html': 'the funnel',
  'about-us/index.html': 'about',
  'onboarding/index.html': 'first step',
  'onboarding/email/index.html': 'the funnel',
  'assets/app-1a2b3c.js': 'let a = 1;',
  'favicon.svg': '<svg/>',
  'large.png': 'x'.repeat(200_000),
  _headers: 'for the host',
  '.sources': 'a hash',
};

let dist: string;
let database: Database;
let server: Server;
let origin: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'plumbline-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  writeFileSync(join(dist, 'assets/app-1a2b3c.js.br'), brotliCompressSync('let a = 1;'));
  writeFileSync(join(dist, '404.html.br'), brotliCompressSync('Oops! Page not found'));
  database = await openBegun();
  server = createSiteServer({
    database,
    site: openSite(dist),
    pageHeaders: securityHeaders(''),
    hostNames: [],
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await database.close();
  rmSync(dist, { recursive: true });
});

/** Whether this is the descriptor of an open file or connection. */
function isOpen(number: number): boolean {
  try {
    fstatSync(number);
    return true;
  } catch {
    return false;
  }
}

describe('the site', () => {
  test.for([
    ['/', 200, 'home'],
    ['/about-us', 200, 'about'],
    ['/about-us?utm=x', 200, 'about'],
    ['/onboarding', 200, 'first step'],
    ['/onboarding/email?step=4', 200, 'the funnel'],
    ['/onboarding/EMAIL', 200, 'the funnel'],
    ['/favicon.svg', 200, '<svg/>'],
    ['/nowhere', 404, 'Oops! Page not found'],
    ['/onboarding/nowhere', 404, 'Oops! Page not found'],
    ['/onboarding/email/nowhere', 404, 'Oops! Page not found'],
    ['/assets/gone-9.js', 404, 'Oops! Page not found'],
    ['/404', 404, 'Oops! Page not found'],
    ['/404.html', 404, 'Oops! Page not found'],
    ['/spa', 404, 'Oops! Page not found'],
    ['/spa.html', 200, 'the funnel'],
    ['/_headers', 404, 'Oops! Page not found'],
    ['/.sources', 404, 'Oops! Page not found'],
    ['/%5Fheaders', 404, 'Oops! Page not found'],
    ['/%2Esources', 404, 'Oops! Page not found'],
    ['/assets/app-1a2b3c.js.br', 404, 'Oops! Page not found'],
    ['/%E0%A4%A', 404, 'Oops! Page not found'],
    ['/../package.json', 404, 'Oops! Page not found'],
    ['/..%2f..%2fetc/passwd', 404, 'Oops! Page not found'],
  ] as const)('%s answers %s', async ([path, status, text]) => {
    const answer = await fetch(origin + path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  const unnormalized = (path: string) =>
    new Promise<string>((done, fail) => {
      // Sends the path as is: fetch would normalize the dots.
      request({ port: new URL(origin).port, path }, (answer) => {
        answer.setEncoding('utf8');
        answer.once('data', (text: string) => done(`${answer.statusCode} ${text}`));
      })
        .once('error', fail)
        .end();
    });

  test.for([
    '//_headers',
    '/_headers/',
    '/x/../_headers',
    '/assets/%2e%2e/_headers',
    '/assets/..\\_headers',
    '//.sources',
    '/./.sources',
  ])('%s is as private as it is without the detour', async (path) => {
    expect(await unnormalized(path)).toBe('404 Oops! Page not found');
  });

  test.for([
    ['/about-us/', '200 about'],
    ['//about-us', '200 about'],
    ['/favicon.svg/', '200 <svg/>'],
    ['/x/../onboarding/email/', '200 the funnel'],
    ['http://localhost/about-us', '200 about'],
    ['http://127.0.0.1?utm=x', '200 home'],
    ['/../package.json', '404 Oops! Page not found'],
  ] as const)('%s answers %s', async ([path, expected]) => {
    expect(await unnormalized(path)).toBe(expected);
  });

  test('a page is revalidated on each use, and has every security header', async () => {
    const { headers } = await fetch(`${origin}/about-us`);
    expect(headers.get('cache-control')).toBe('no-cache');
    for (const [name, value] of Object.entries(securityHeaders(''))) {
      expect(headers.get(name)).toBe(value);
    }
    const missing = await fetch(`${origin}/nowhere`);
    expect(missing.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test.for([
    ['/about-us', 'text/html;charset=utf-8'],
    ['/assets/app-1a2b3c.js', 'text/javascript'],
    ['/favicon.svg', 'image/svg+xml'],
  ] as const)('%s is sent as %s', async ([path, type]) => {
    const { headers } = await fetch(origin + path);
    expect(headers.get('content-type')).toBe(type);
  });

  test('a hashed file is cached forever, and sent compressed', async () => {
    const answer = await fetch(`${origin}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('let a = 1;');
  });

  test('a browser that refuses an encoding gets a file without it', async () => {
    const answer = await fetch(`${origin}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'br;q=0' },
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('let a = 1;');
  });

  test('a browser gets the encoding that it prefers', async () => {
    const accepted = { 'accept-encoding': 'br;q=0.1, identity' };
    const answer = await fetch(`${origin}/assets/app-1a2b3c.js`, { headers: accepted });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  test.for([
    ['gzip, deflate, br', 'br'],
    ['gzip', null],
    ['identity', null],
    ['br;q=0', null],
  ] as const)('the page for unknown paths is sent to %s as %s', async ([accepted, sent]) => {
    const answer = await fetch(`${origin}/nowhere`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('Oops! Page not found');
  });

  test.for(['/about-us', '/onboarding/email'])('%s is not sent again unchanged', async (path) => {
    const first = await fetch(origin + path);
    const second = await fetch(origin + path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(second.status).toBe(304);
    for (const name of ['etag', 'vary', 'cache-control']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  test('a page is not sent again if one of several ETags, or a wildcard, matches', async () => {
    const tag = (await fetch(`${origin}/about-us`)).headers.get('etag') ?? '';
    const statusFor = async (known: string) =>
      (await fetch(`${origin}/about-us`, { headers: { 'if-none-match': known } })).status;
    expect(await statusFor(`"1-1", ${tag}`)).toBe(304);
    expect(await statusFor('*')).toBe(304);
    expect(await statusFor('"1-1"')).toBe(200);
  });

  test('an unknown path stays unknown, however often it is requested', async () => {
    const first = await fetch(`${origin}/nowhere`);
    const again = await fetch(`${origin}/nowhere`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(404);
  });

  test('a build under the running server replaces the funnel’s page, too', async () => {
    writeFileSync(join(dist, 'onboarding/email/index.html'), 'the next funnel');
    expect(await (await fetch(`${origin}/onboarding/email`)).text()).toBe('the next funnel');
    writeFileSync(join(dist, 'onboarding/email/index.html'), 'the funnel');
  });

  test('a range request gets the whole file', async () => {
    const answer = await fetch(`${origin}/favicon.svg`, { headers: { range: 'bytes=0-1' } });
    expect([answer.status, await answer.text()]).toEqual([200, '<svg/>']);
  });

  test('a client that sends a hundred requests and disconnects leaves no file open', async () => {
    const openFiles = () => Array.from({ length: 1000 }, (_none, number) => number).filter(isOpen);
    const before = openFiles().length;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.pause();
    socket.write('GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100));
    const answered = new Promise((done) => server.once('request', done));
    const left = new Promise((done) => {
      server.once('connection', (connection) => connection.once('close', done));
    });
    await answered;
    await new Promise((done) => setTimeout(done, 50));
    socket.destroy();
    await left;
    await vi.waitFor(() => expect(openFiles().length).toBeLessThan(before + 10));
  });

  test('pages only accept GET and HEAD', async () => {
    const { status, headers } = await fetch(`${origin}/about-us`, { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.for([
    ['/onboarding/email', 'the funnel'],
    ['/about-us', 'about'],
  ] as const)('HEAD of %s has the length and no body', async ([path, text]) => {
    const answer = await fetch(origin + path, { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String(text.length));
    expect(await answer.text()).toBe('');
  });
});

describe('the backend on the same origin', () => {
  const key = { apikey: publishableKey };

  test('answers a foreign host name with 421, so that no page can rebind its own name to this machine', async () => {
    const statusFor = (host: string) =>
      new Promise((done, fail) => {
        request(`${origin}/rest/v1/onboarding`, { headers: { ...key, host } }, (answer) => {
          answer.resume();
          done(answer.statusCode);
        })
          .once('error', fail)
          .end();
      });
    expect(await statusFor('evil.example')).toBe(421);
    expect(await statusFor('localhost:1')).toBe(200);
  });

  /** The status line of the response to a raw request. */
  const raw = (lines: string[]) =>
    new Promise<string>((done, fail) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.once('error', fail).once('data', (bytes) => {
        done(String(bytes).split('\r\n', 1)[0] ?? '');
        socket.destroy();
      });
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
    });

  test.for([
    [
      'a foreign name in the address',
      ['GET http://evil.example/ HTTP/1.1', 'Host: localhost'],
      421,
    ],
    ['its own in the address', ['GET http://localhost/ HTTP/1.1', 'Host: evil.example'], 200],
    [
      'a user in the address',
      ['GET http://localhost@evil.example/ HTTP/1.1', 'Host: localhost'],
      421,
    ],
    ['two names', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example'], 400],
  ] as const)('asked for %s, it answers as to that host', async ([, lines, status]) => {
    expect(await raw([...lines])).toContain(` ${status} `);
  });

  test('a body that is not UTF-8 is refused and not stored as another text', async () => {
    const id = 'no-utf-8-here';
    const row = (email: string) => Buffer.from(`{"id":"${id}","email":"${email}"}`, 'latin1');
    const post = async (body: Buffer) => {
      const headers = { ...key, 'content-type': 'application/json', 'x-onboarding-id': id };
      const answer = await fetch(`${origin}/rest/v1/onboarding`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      });
      return [answer.status, answer.status === 201 ? '' : (await answer.json()).code];
    };
    expect(await post(row('\xe9@example.com'))).toEqual([400, 'PGRST102']);
    expect(await post(row('\xc3\xa9@example.com'))).toEqual([201, '']);
  });

  test('no response with data is cached by a browser or by anything in between', async () => {
    const kept = async (init: RequestInit) =>
      (await fetch(`${origin}/rest/v1/onboarding`, init)).headers.get('cache-control');
    expect(await kept({ headers: key })).toBe('no-store');
    expect(await kept({ headers: { ...key, accept: 'text/csv' } })).toBe('no-store');
    expect(await kept({ method: 'DELETE', headers: key })).toBe('no-store');
    expect(await kept({})).toBe('no-store');
  });

  test.for([
    ['no key', {}],
    ['a wrong key', { apikey: 'wrong' }],
    ['a wrong token', { ...key, authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }],
  ] as const)('%s: 401', async ([, headers]) => {
    const answer = await fetch(`${origin}/rest/v1/onboarding`, { headers });
    expect(answer.status).toBe(401);
  });

  test('a body over 64 KiB: 413, whether declared or measured', async () => {
    const post = async (size: number, streamed: boolean) => {
      const bytes = new TextEncoder().encode('x'.repeat(size));
      const answer = await fetch(`${origin}/rest/v1/onboarding`, {
        method: 'POST',
        headers: { ...key, 'content-type': 'application/json' },
        body: streamed ? new Blob([bytes]).stream() : bytes,
        ...(streamed ? { duplex: 'half' } : {}),
      });
      return answer.status;
    };
    expect(await post(64 * 1024 + 1, false)).toBe(413);
    expect(await post(64 * 1024 + 1, true)).toBe(413);
    expect(await post(500_000, true)).toBe(413);
    expect(await post(64 * 1024, false)).toBe(400);
  });

  test('a client that disconnects in the middle of a body logs nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const left = new Promise((done) => {
      server.once('request', (started) => {
        started.once('data', () => socket.destroy());
        started.once('close', done);
      });
    });
    const head = ['POST /rest/v1/onboarding HTTP/1.1', 'Host: localhost', 'Content-Length: 100'];
    socket.write([...head, `apikey: ${publishableKey}`, '', '{"id":'].join('\r\n'));
    await left;
    await new Promise((done) => setTimeout(done, 50));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('JSON with ten thousand levels is refused at once', async () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const post = await fetch(`${origin}/rest/v1/onboarding_answers`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
      body: `{"id":"deep-deep-deep","answers":${deep}}`,
    });
    expect([post.status, (await post.json()).code]).toEqual([413, '54001']);
    const filter = deep.slice(3000, -3000);
    const get = await fetch(`${origin}/rest/v1/onboarding_answers?answers=eq.${filter}`, {
      headers: key,
    });
    expect([get.status, (await get.json()).code]).toEqual([413, '54001']);
  });

  test.for([
    ['onboarding', 'email'],
    ['onboarding_answers', 'current_step'],
  ] as const)(
    'figures that print as a gigabyte are refused before they do: %s.%s',
    async ([table, column]) => {
      const id = 'endless-figures';
      const figures = Array(6000).fill('1e131071').join();
      const answer = await fetch(`${origin}/rest/v1/${table}`, {
        method: 'POST',
        headers: {
          ...key,
          'content-type': 'application/json',
          'x-onboarding-id': id,
          prefer: 'missing=default',
        },
        body: `{"id":"${id}","${column}":[${figures}]}`,
      });
      expect([answer.status, (await answer.json()).code]).toEqual([400, '23514']);
    },
  );

  test('a page on another origin is told which headers it may send', async () => {
    const { status, headers } = await fetch(`${origin}/rest/v1/onboarding`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'apikey,x-onboarding-id,prefer' },
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-headers')).toBe('apikey,x-onboarding-id,prefer');
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  test.for([
    ['PUT', '/onboarding', 405],
    ['GET', '/onboarding%ff', 400],
    ['GET', '', 404],
    ['GET', '/onboarding/1', 404],
  ] as const)('%s %s: %s', async ([method, path, status]) => {
    const answer = await fetch(`${origin}/rest/v1${path}`, { method, headers: key });
    expect(answer.status).toBe(status);
  });

  test('csv is left out', async () => {
    const answer = await fetch(`${origin}/rest/v1/onboarding`, {
      headers: { ...key, accept: 'text/csv' },
    });
    expect([answer.status, (await answer.json()).code]).toEqual([415, 'PGRST107']);
  });

  test('the export does not exist without the token of the data directory', async () => {
    const answer = await fetch(`${origin}/-/submitted-quote-requests`, {
      headers: { authorization: 'Bearer undefined' },
    });
    expect(answer.status).toBe(404);
  });
});

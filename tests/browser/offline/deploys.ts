import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policyTag } from '../../../src/server/build/prerender/document.ts';
import { writeWorker } from '../../../src/server/build/offline/worker.ts';
import { securityHeaders } from '../../../src/server/http/headers.ts';
import { openSite } from '../../../src/server/http/site.ts';

/** A host without a database that serves a copy of the build and can be redeployed by a test. */
export type Host = {
  origin: string;
  /** Replaces the previous build: all files are renamed, and the old names are gone. */
  deploy: (mark: string) => Promise<void>;
  /** Deploys a build that removes the service worker. */
  deployWithoutWorker: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startHost(): Promise<Host> {
  const dist = mkdtempSync(join(tmpdir(), 'plumbline-host-'));
  cpSync('dist', dist, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const headers = securityHeaders();
  const site = openSite(dist);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    site(request, response);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('the host is not listening');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    async deploy(mark) {
      renameAssets(dist, mark);
      for (const page of textsIn(dist).filter((file) => file.endsWith('.html'))) {
        const html = readFileSync(page, 'utf8');
        writeFileSync(page, html.replace(POLICY, policyTag(html)));
      }
      await writeWorker(dist);
    },
    async deployWithoutWorker() {
      process.env['VITE_OFFLINE'] = 'off';
      await writeWorker(dist).finally(() => delete process.env['VITE_OFFLINE']);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** Renaming files changes the style sheets, so each page needs a new policy. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Renames `app-1a2b.js` to `app-1a2b.mark.js` and updates all references. */
function renameAssets(dist: string, mark: string): void {
  const assets = join(dist, 'assets');
  const names = new Map(
    readdirSync(assets).map((name) => [name, name.replace(/\.(\w+)$/, `.${mark}.$1`)]),
  );
  const NAME = /[\w.-]+\.(?:js|css|woff2)\b/g;
  for (const file of textsIn(dist)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(NAME, (name) => names.get(name) ?? name),
    );
  }
  for (const [name, renamed] of names) renameSync(join(assets, name), join(assets, renamed));
}

const textsIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|json)$/.test(file))
    .map((file) => join(dist, file));

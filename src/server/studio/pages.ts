import { mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Server } from 'node:http';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { DirectoryTaken, takeDirectory, type DirectoryLock } from '../backend/directory-lock.ts';
import { tokensCss } from '../vite/tokens-css.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Everything comes from this server, and `eval` is how Ajv compiles the schema that is being edited. */
export const STUDIO_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/**
 * Vite for the pages in `src/studio`, as a handler of another server. It has its own configuration,
 * so that nothing of the studio ends up in the build of the site. It serves code, never the
 * project, which comes from the API.
 */
export async function studioPages(token: string, server: Server): Promise<ViteDevServer> {
  const { cacheDir, lock } = await takeCache();
  // React's development build takes three times as long per key.
  process.env.NODE_ENV = 'production';
  return createServer({
    configFile: false,
    root: folder('src/studio'),
    appType: 'mpa',
    cacheDir,
    // Otherwise the worker's imports are found too late, and the page loads twice.
    optimizeDeps: {
      entries: ['*.html', 'analysis/worker.ts'],
      // A cache made for other code lacks packages, and the page would break when that is found
      // out.
      force: isOlder(cacheDir),
    },
    plugins: [tokensCss(), react(), withToken(token), releasing(lock)],
    server: {
      middlewareMode: true,
      // Nothing may reload behind somebody's unsaved work.
      hmr: false,
      // Vite's client requires a connection, which tells it when the server is back.
      ws: { server },
      watch: null,
      cors: false,
      fs: { allow: [folder('src'), folder('schemas'), realpathSync(folder('node_modules'))] },
    },
  });
}

/** A directory of its own for each studio that runs: two in one replace each other's packages. */
async function takeCache(): Promise<{ cacheDir: string; lock: DirectoryLock }> {
  for (let number = 1; ; number += 1) {
    const cacheDir = folder(`.data/studio/${number}`);
    mkdirSync(cacheDir, { recursive: true });
    try {
      return { cacheDir, lock: await takeDirectory(cacheDir) };
    } catch (error) {
      if (!(error instanceof DirectoryTaken)) throw error;
    }
  }
}

function releasing(lock: DirectoryLock): Plugin {
  return { name: 'plumbline:studio-cache', closeBundle: () => lock.release() };
}

/** True if the packages were prepared before the code that uses them last changed. */
function isOlder(cacheDir: string): boolean {
  const made = statSync(join(cacheDir, 'deps/_metadata.json'), { throwIfNoEntry: false })?.mtimeMs;
  const sources = readdirSync(folder('src'), { recursive: true, withFileTypes: true });
  return (
    made === undefined ||
    sources.some((one) => one.isFile() && statSync(join(one.parentPath, one.name)).mtimeMs > made)
  );
}

function withToken(token: string): Plugin {
  return {
    name: 'plumbline:studio-token',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'studio-token', content: token }, injectTo: 'head' },
    ],
  };
}

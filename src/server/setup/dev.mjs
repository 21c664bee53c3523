// Plain JavaScript: it runs before anything is installed.
import { fork } from 'node:child_process';
import { checkNode, install, root } from './prepare.mjs';
import { loadSettings } from './settings.mjs';

/**
 * Vite's development server, and the embedded backend in a separate process: Vite restarts at will,
 * and only one process may hold the database.
 */
export async function startDev() {
  checkNode();
  process.chdir(root);
  loadSettings('development');
  install();
  const backend = process.env.VITE_SUPABASE_URL ? undefined : await startBackend();
  // Whatever the shell says: with "production", Vite would serve the published app, without replays.
  process.env.NODE_ENV = 'development';
  const { createServer } = await import('vite');
  try {
    const vite = await createServer({
      server: {
        host: process.env.HOST || '127.0.0.1',
        port: Number(process.env.PORT || 5173),
        strictPort: true,
        proxy: backend ? { '/rest/v1': backend.address } : {},
      },
    });
    await vite.listen();
    vite.printUrls();
    const stop = async () => {
      backend?.process.kill('SIGTERM');
      await vite.close();
      process.exit();
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
    backend?.process.on('exit', (code) => {
      console.error('The backend has stopped.');
      process.exit(code ?? 1);
    });
  } catch (error) {
    console.error(
      `The dev server did not start: ${error.message}. Another port: PORT=5174 npm run dev`,
    );
    backend?.process.kill('SIGTERM');
    process.exitCode = 1;
  }
}

/** Resolves when the backend answers; if it does not start, it has printed the reason. */
function startBackend() {
  return new Promise((ready) => {
    const child = fork('src/server/main.ts', ['--backend-only'], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, PORT: process.env.BACKEND_PORT || '0', HOST: '127.0.0.1' },
    });
    child.once('message', ({ address }) => {
      child.removeAllListeners('exit');
      ready({ process: child, address });
    });
    child.once('exit', (code) => process.exit(code || 1));
  });
}

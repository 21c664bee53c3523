import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginData } from '../../fixtures/begun-data.ts';

/** The production server in its own process, so that a test can kill it. */
export type ServerProcess = {
  /** Origin of the running server; it changes with each restart. */
  origin: () => string;
  /** Kills the process as a crash would: nothing is flushed or logged. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** Stops it for good and removes its data. */
  remove: () => Promise<void>;
};

/** Serves the site built in `root`, with its own database in a temporary directory. */
export async function startServer(root = '.'): Promise<ServerProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-'));
  await beginData(join(directory, 'data'));
  let running = await start(directory, root);
  return {
    origin: () => running.origin,
    kill: async () => await end(running.process),
    restart: async () => {
      running = await start(directory, root);
    },
    remove: async () => {
      await end(running.process);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function start(
  directory: string,
  root: string,
): Promise<{ process: ChildProcess; origin: string }> {
  // For as few requests as a test makes, the optimizing compiler takes longer than it saves.
  const loaded = ['--liftoff-only', '--import', 'tsx', 'src/server/main.ts'];
  const child = spawn(process.execPath, loaded, {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(directory, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const origin = await new Promise<string>((ready, fail) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      const [, address] = /ready on (http:\S+)/.exec(said) ?? [];
      if (address) ready(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => fail(new Error(`The server did not start:\n${said}`)));
  });
  return { process: child, origin };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

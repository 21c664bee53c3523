import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Generated } from './generated.ts';

/** A built project being served, with its own database. */
export type Site = { url: string; pid: number; stop: () => Promise<void> };

/** Serves the build in `root` as `npm start` would, on its own port and database. */
export async function serve(root: string, port: number): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(data, 'db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  for await (const line of createInterface(server.stdout)) if (line.includes('is ready')) break;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    async stop() {
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const STEP = 'email';
/** Path of the generated step. */
export const stressPath = `/onboarding/${STEP}`;

/** Builds a copy of the project in which one step has the generated questions. */
export function buildStress({ title, properties, look }: Generated): string {
  const root = mkdtempSync(join(tmpdir(), 'bench-step-'));
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  for (const file of stdout.trim().split('\n')) cpSync(file, join(root, file));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const file = (name: string) => join(root, 'schemas', STEP, name);
  const { $schema, $id } = JSON.parse(readFileSync(file('schema.json'), 'utf8')) as {
    $schema: string;
    $id: string;
  };
  const required = Object.keys(properties);
  const schema = { $schema, $id, type: 'object', title, properties, required };
  writeFileSync(file('schema.json'), JSON.stringify(schema));
  writeFileSync(file('ui.json'), JSON.stringify(look));
  rmSync(file('rules.json'), { force: true });
  const built = spawnSync(process.execPath, ['scripts/plumbline.mjs', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The stress build failed: ${built.stderr}`);
  return root;
}

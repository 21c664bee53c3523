import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { embeddedKey } from '../../src/engine/core.ts';
import { loadSettings } from '../../src/server/setup/settings.mjs';
import { isBuilt } from '../../src/server/setup/stamp.mjs';

/** The packages that carry Node; `null` is the one that runs this test. */
const VERSIONS = [null, '22', '24'] as const;
const ID = 'production-visitor';

let root: string;
beforeAll(() => {
  loadSettings('production');
  if (!isBuilt('.')) throw new Error('Run npm run build first.');
  root = mkdtempSync(join(tmpdir(), 'plumbline-production-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, join(root, file));
  }
  cpSync('dist', join(root, 'dist'), { recursive: true });
  const options = ['--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}, 600_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The folder of a Node of this version, installed outside the copy. */
function folderOfNode(version: (typeof VERSIONS)[number]): string {
  if (version === null) return dirname(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), `plumbline-node-${version}-`));
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder];
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const { status, stderr } = spawnSync('npm', ['install', ...options, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
}

describe.each(VERSIONS)('installed without the tools that build it, with Node %s', (version) => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  beforeAll(() => {
    folder = folderOfNode(version);
    env = {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      NODE_ENV: '',
      PORT: '0',
      DATA_DIR: join(root, `data-${version}`),
    };
  }, 600_000);

  const start = (): { child: ChildProcess; address: Promise<string> } => {
    const child = spawn(join(folder, 'node'), ['scripts/start.mjs'], { cwd: root, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
    }
    const address = vi.waitFor(
      () => {
        const found = /ready on (http:\S+)/.exec(said)?.[1];
        if (found === undefined) throw new Error(said);
        return found;
      },
      { timeout: 110_000, interval: 100 },
    );
    return { child, address };
  };

  test('the site starts, keeps what it acknowledged, and exports it', async () => {
    const { child, address } = start();
    const origin = await address;
    expect((await fetch(`${origin}/onboarding`)).status).toBe(200);
    const saved = await fetch(`${origin}/rest/v1/onboarding`, {
      method: 'POST',
      headers: {
        apikey: embeddedKey,
        'x-onboarding-id': ID,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates',
      },
      body: JSON.stringify({ id: ID, email: 'a@example.com', industry_ui: 'quoted:QTE-1' }),
    });
    expect(saved.status).toBe(201);
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const words = ['scripts/plumbline.mjs', 'export', '--to', join(root, 'out')];
    const { status, stderr } = spawnSync(join(folder, 'node'), words, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(join(root, 'out/quote-requests.json'), 'utf8')).toContain('a@example.com');
  });

  test('a command that needs the tools says so', () => {
    const words = ['scripts/plumbline.mjs', 'build'];
    const { status, stderr } = spawnSync(join(folder, 'node'), words, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      'This command needs the packages for development: run npm install and try again.\n',
    ]);
  });
});

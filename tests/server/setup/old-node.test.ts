import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const dataUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** `node:util` as Node 18 has it, as far as a named import is concerned: without `parseEnv`. */
const LOADER = dataUrl(`export const resolve = (name, context, next) => name === 'node:util'
  ? { url: ${JSON.stringify(dataUrl('export default {}'))}, shortCircuit: true }
  : next(name, context);`);

const OLD_NODE = dataUrl(`import { register } from 'node:module';
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });
register(${JSON.stringify(LOADER)});`);

test.each(['start', 'dev', 'test', 'plumbline'])(
  'on an old Node, %s says which one it needs',
  (command) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', OLD_NODE, `scripts/${command}.mjs`],
      { encoding: 'utf8', env: { ...process.env, PORT: '0' } },
    );
    expect(stderr).toContain('Node 20.19 or newer is needed, this is 18.20.8');
    expect(status).toBe(1);
  },
);

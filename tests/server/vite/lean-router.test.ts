// @vitest-environment node
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter } from '../../../src/server/vite/lean-router.ts';

const ENTRY = 'virtual:entry';

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? "export { BrowserRouter, Routes } from 'react-router-dom';" : null),
};

async function built(...plugins: Plugin[]): Promise<Rolldown.OutputChunk[]> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
      },
    },
  });
  return [outputs]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
}

const codeOf = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.map(({ code }) => code).join('\n');

it('nothing of the router that visitors get is of its build for developers', async () => {
  const ids = (await built(leanRouter())).flatMap(({ moduleIds }) => moduleIds);
  const ofRouter = ids.filter((id) => id.includes('/react-router/'));
  expect(ofRouter).not.toEqual([]);
  expect(ofRouter.filter((id) => !id.includes('/dist/production/'))).toEqual([]);
});

it('components of the router that nobody imports are left out', async () => {
  expect(codeOf(await built())).toContain('NavLink');
  const code = codeOf(await built(leanRouter()));
  expect(code).toContain('BrowserRouter');
  expect(code).not.toMatch(/NavLink|PrefetchPageLinks|displayName/);
});

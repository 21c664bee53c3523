import { expect, it } from 'vitest';
import type { Rolldown } from 'vite';
import { usedImports } from '../../../src/server/vite/first-step-chunk.ts';

const MODULES: Record<string, string> = {
  '/src/site/page.ts':
    "import { Button } from '../engine/ui.ts'; import { openDraft } from '../engine/open-draft.ts'; import { local } from './local.ts';",
  '/src/site/local.ts': 'export const local = 1;',
  '/src/engine/ui.ts':
    "export { Button } from './ui/Button.tsx'; export { Dialog } from './ui/Dialog.tsx';",
  '/src/engine/open-draft.ts':
    "import { createStore } from './draft/store.ts'; export function openDraft() { return createStore(); }",
};
const ENTRIES = new Set(['/src/engine/ui.ts', '/src/engine/open-draft.ts']);

const importsOf = (id: string) => usedImports(id, ENTRIES, moduleInfo);

function moduleInfo(id: string): Rolldown.ModuleInfo | null {
  const code = MODULES[id];
  if (code === undefined) return null;
  const importedIds = [...code.matchAll(/from '([^']+)'/g)].map(
    ([, source = '']) => new URL(source, `file://${id}`).pathname,
  );
  return { id, code, importedIds } as Rolldown.ModuleInfo;
}

it('of what an entry offers, only what is imported is used', () => {
  expect(importsOf('/src/site/page.ts')).toContain('/src/engine/ui/Button.tsx');
  expect(importsOf('/src/site/page.ts')).not.toContain('/src/engine/ui/Dialog.tsx');
});

it('an entry that declares what is imported is used itself, with all that it imports', () => {
  expect(importsOf('/src/site/page.ts')).toContain('/src/engine/open-draft.ts');
  expect(importsOf('/src/engine/open-draft.ts')).toEqual(['/src/engine/draft/store.ts']);
});

it('other modules are used as they are', () => {
  expect(importsOf('/src/site/page.ts')).toContain('/src/site/local.ts');
});

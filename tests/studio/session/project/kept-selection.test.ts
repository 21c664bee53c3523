import { expect, it } from 'vitest';
import {
  type Selection,
  keepSelection,
  keptSelection,
  selectionStore,
} from '../../../../src/studio/session/project/selection-store.ts';

const MAIN = 'flows/main.json';
const flow = (ids: string[]) =>
  JSON.stringify({ steps: ids.map((id) => ({ id })), pages: [{ id: 'end' }] });
const texts = new Map([
  ['flows/main.json', flow(['first', 'second'])],
  ['flows/other.json', flow(['pet'])],
  ['schemas/pet/ui.json', '{}'],
  ['schemas/catalog/pets.json', '[]'],
  ['schemas/content/home.json', '{}'],
]);

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

it.each<[string, Selection]>([
  ['a step', { flowId: 'other', step: 'pet' }],
  ['a file of a step', { flowId: 'other', step: 'pet', file: 'schemas/pet/ui.json' }],
  ['a step in the flow', { flowId: 'main', step: 'second', file: MAIN, at: '/steps/1' }],
  ['an end page', { flowId: 'main', step: 'end', file: MAIN, at: '/pages/0' }],
  ['a questionnaire', { flowId: 'main', file: MAIN }],
  ['a catalog', { flowId: 'main', file: 'schemas/catalog/pets.json' }],
  ['the texts of a page', { flowId: 'main', file: 'schemas/content/home.json' }],
])('a reload opens what was open: %s', (_what, selection) => {
  const own = shelf();
  const store = selectionStore({ flowId: 'main' });
  keepSelection(store, '/root', own);
  store.select(selection);
  expect(keptSelection(texts, '/root', own)).toEqual(selection);
  expect(keptSelection(texts, '/elsewhere', own)).toEqual({ flowId: 'main', step: 'first' });
});

it.each([
  '{',
  '[]',
  '{ "flowId": "other", "step": "gone" }',
  '{ "flowId": "gone" }',
  '{ "flowId": "main", "file": "schemas/catalog/gone.json" }',
])('the page opens at the first step where %s was kept', (text) => {
  const own = { ...shelf(), getItem: () => text };
  expect(keptSelection(texts, '/root', own)).toEqual({ flowId: 'main', step: 'first' });
});

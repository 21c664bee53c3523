import { expect, it } from 'vitest';
import { keepSelection, keptSelection } from '../../../src/studio/selection/kept-selection.ts';
import { selectionStore } from '../../../src/studio/selection/selection-store.ts';

const place = (id: string, files: string[] = []) => ({ id, label: id, at: '/steps/0', files });
const flow = (flowId: string, ids: string[]) => ({
  flowId,
  path: `flows/${flowId}.json`,
  steps: ids.map((id) => place(id, [`schemas/${id}/ui.json`])),
  pages: [],
});
const flows = [flow('main', ['first', 'second']), flow('other', ['pet'])];

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

it('the page opens at the last selection', () => {
  const own = shelf();
  const store = selectionStore({ flowId: 'main' });
  keepSelection(store, '/root', own);
  store.select({ flowId: 'other', step: 'pet', file: 'schemas/pet/ui.json' });
  expect(keptSelection(flows, '/root', own)).toEqual({
    flowId: 'other',
    step: 'pet',
    file: 'schemas/pet/ui.json',
  });
  expect(keptSelection(flows, '/elsewhere', own)).toEqual({ flowId: 'main', step: 'first' });
  const whole = { flowId: 'other', file: 'flows/other.json' };
  store.select(whole);
  expect(keptSelection(flows, '/root', own)).toEqual(whole);
});

it.each(['{', '[]', '{ "flowId": "other", "step": "gone" }', '{ "flowId": "gone" }'])(
  'the page opens at the first step where %s was kept',
  (text) => {
    const own = { ...shelf(), getItem: () => text };
    expect(keptSelection(flows, '/root', own)).toEqual({ flowId: 'main', step: 'first' });
  },
);

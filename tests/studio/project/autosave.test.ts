import { describe, expect, it } from 'vitest';
import { autosave, keptEdits } from '../../../src/studio/project/autosave.ts';
import { projectStore } from '../../../src/studio/project/project-store.ts';

function shelf() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  };
}

describe('unsaved edits', () => {
  it('survive a reload of the window with the same key until they are saved', () => {
    const kept = shelf();
    const store = projectStore();
    store.load(new Map([['a', { text: '1', hash: 'h1' }]]));
    autosave(store, '/project', kept, (write) => write());
    store.editAll(
      new Map([
        ['a', null],
        ['new', '2'],
      ]),
    );
    expect(keptEdits('/project', kept)).toEqual({
      change: new Map([
        ['a', null],
        ['new', '2'],
      ]),
      hashes: new Map([
        ['a', 'h1'],
        ['new', null],
      ]),
    });
    expect(keptEdits('/another', kept).change.size).toBe(0);
    store.undo();
    expect(kept.texts.size).toBe(0);
  });

  it.each(['{', '[]', '{"a":1}', '{"a":["x"]}'])('that are damaged are none: %s', (text) => {
    const kept = shelf();
    kept.setItem('/project', text);
    expect(keptEdits('/project', kept).change.size).toBe(0);
  });
});

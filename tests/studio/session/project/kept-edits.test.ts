import { describe, expect, it } from 'vitest';
import { autosave, keptEdits } from '../../../../src/studio/session/project/kept-edits.ts';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { valueStore } from '../../../../src/studio/session/project/value-store.ts';

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
    autosave(store, '/project', valueStore(true), kept, (write) => write());
    store.editAll(
      new Map([
        ['a', null],
        ['new', '2'],
      ]),
    );
    expect(keptEdits('/project', kept)).toMatchObject({
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

  it('are taken back one by one after a reload too', () => {
    const kept = shelf();
    const files = new Map([['a', { text: 'one two three', hash: 'h1' }]]);
    const open = () => {
      const store = projectStore();
      store.load(files);
      store.restore(keptEdits('/project', kept));
      autosave(store, '/project', valueStore(true), kept, (write) => write());
      return store;
    };
    const before = open();
    before.editAll(new Map([['a', 'one 2 three']]));
    before.editAll(new Map([['b', 'new']]));
    before.editAll(
      new Map([
        ['a', null],
        ['b', 'newer'],
      ]),
    );
    const after = open();
    const texts = () => Object.fromEntries(after.getState().texts);
    expect(texts()).toEqual({ b: 'newer' });
    after.undo();
    expect(texts()).toEqual({ a: 'one 2 three', b: 'new' });
    after.undo();
    expect(texts()).toEqual({ a: 'one 2 three' });
    after.undo();
    expect(texts()).toEqual({ a: 'one two three' });
    expect(after.getState()).toMatchObject({ canUndo: false, dirty: [] });
    after.redo();
    expect(texts()).toEqual({ a: 'one 2 three' });
  });

  it('whose steps did not fit, or no longer lead to the texts, are taken back at once', () => {
    for (const steps of [undefined, 'x', '[[["a",0,"1","9"]]]', '[[["a",1,"","2"]],[[7]]]']) {
      const kept = shelf();
      kept.setItem('/project', '{"a":["123","h1"]}');
      if (steps !== undefined) kept.setItem('steps of /project', steps);
      const store = projectStore();
      store.load(new Map([['a', { text: '1', hash: 'h1' }]]));
      store.restore(keptEdits('/project', kept));
      expect(store.getState().texts.get('a')).toBe('123');
      store.undo();
      expect(store.getState().dirty).toEqual([]);
    }
  });

  it('that no longer fit are reported until they fit again, or are saved', () => {
    const kept = shelf();
    const isKept = valueStore(true);
    let room = 100;
    const small = {
      ...kept,
      setItem(key: string, text: string) {
        if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
        kept.setItem(key, text);
      },
    };
    const store = projectStore();
    store.load(new Map([['a', { text: '1', hash: 'h1' }]]));
    autosave(store, '/project', isKept, small, (write) => write());
    store.edit('a', '12');
    expect(isKept.getState()).toBe(true);
    const long = '1'.repeat(100);
    store.edit('a', long);
    expect(isKept.getState()).toBe(false);
    room = 1000;
    store.edit('a', `${long}2`);
    expect(isKept.getState()).toBe(true);
    room = 0;
    store.edit('a', long);
    store.saved(store.getState().texts, new Map([['a', { text: long, hash: 'h2' }]]));
    expect(isKept.getState()).toBe(true);
  });

  it.each(['{', '[]', '{"a":1}', '{"a":["x"]}'])('that are damaged are none: %s', (text) => {
    const kept = shelf();
    kept.setItem('/project', text);
    expect(keptEdits('/project', kept).change.size).toBe(0);
  });
});

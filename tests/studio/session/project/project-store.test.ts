import { describe, expect, it } from 'vitest';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';

const disk = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { text, hash: `hash of ${text}` }]));

function opened(files: Record<string, string> = { a: '1', b: '2' }) {
  const clock = { now: 0 };
  const store = projectStore(() => clock.now);
  store.load(disk(files));
  const texts = () => Object.fromEntries(store.getState().texts);
  const later = (milliseconds: number) => {
    clock.now += milliseconds;
  };
  return { store, texts, later };
}

describe('the project store', () => {
  it('holds saved and edited texts, and knows which files differ', () => {
    const { store, texts } = opened();
    store.edit('a', '10');
    expect(texts()).toEqual({ a: '10', b: '2' });
    expect(store.getState()).toMatchObject({ dirty: ['a'], canUndo: true, canRedo: false });
    expect(store.getState().saved.get('a')).toBe('1');
  });

  it('undoes continuous typing as one edit, and every other edit by itself', () => {
    const { store, texts, later } = opened();
    store.edit('a', '1x');
    later(100);
    store.edit('a', '1xy');
    later(2000);
    store.edit('a', '1xyz');
    store.edit('b', '2x');
    store.undo();
    expect(texts()).toEqual({ a: '1xyz', b: '2' });
    store.undo();
    expect(texts()).toEqual({ a: '1xy', b: '2' });
    store.undo();
    expect(texts()).toEqual({ a: '1', b: '2' });
    expect(store.getState()).toMatchObject({ dirty: [], canUndo: false, canRedo: true });
    store.redo();
    store.redo();
    expect(texts()).toEqual({ a: '1xyz', b: '2' });
  });

  it('undoes nothing from before a file changed on disk, which would take that change back', () => {
    const { store, texts } = opened({ a: '1', b: '2', c: '3' });
    const edit = (change: Record<string, string>) => store.editAll(new Map(Object.entries(change)));
    edit({ c: '3x' });
    edit({ a: '1x', c: '3xy' });
    edit({ b: '2x' });
    store.saved(store.getState().texts, disk({ a: '1x', b: '2x', c: '3xy' }));
    store.load(disk({ a: '1x and theirs', b: '2x', c: '3xy' }));
    store.undo();
    expect(texts()).toEqual({ a: '1x and theirs', b: '2', c: '3xy' });
    expect(store.getState().canUndo).toBe(false);
    store.redo();
    edit({ b: '2xy' });
    edit({ a: 'mine' });
    store.undo();
    store.undo();
    store.load(disk({ a: 'theirs again', b: '2x', c: '3xy' }));
    store.redo();
    expect(texts()).toEqual({ a: 'theirs again', b: '2xy', c: '3xy' });
    expect(store.getState().canRedo).toBe(false);
  });

  it('undoes the choice of the version on disk, and then the edits before it', () => {
    const { store, texts } = opened();
    store.edit('a', '1x');
    store.load(disk({ a: 'theirs', b: '2' }));
    store.takeDisk(['a']);
    expect(texts()).toEqual({ a: 'theirs', b: '2' });
    expect(store.getState()).toMatchObject({ dirty: [], canUndo: true, conflicts: new Map() });
    store.undo();
    expect(texts()).toEqual({ a: '1x', b: '2' });
    expect(store.getState()).toMatchObject({ dirty: ['a'], conflicts: new Map() });
    store.redo();
    expect(store.getState().dirty).toEqual([]);
  });

  it('tells which files somebody else changed, and not what it saved itself', () => {
    const { store } = opened();
    expect(store.getState().lastChange).toBeNull();
    store.load(disk({ a: 'theirs', b: '2' }));
    expect(store.getState().lastChange).toEqual({ by: 'disk', paths: ['a'] });
    store.edit('b', 'mine');
    expect(store.getState().lastChange).toBeNull();
    store.load(disk({ a: 'theirs', b: 'also theirs' }));
    expect(store.getState().lastChange).toEqual({ by: 'disk', paths: ['b'] });
    store.keepMine(['b']);
    store.saved(store.getState().texts, disk({ b: 'mine' }));
    store.load(disk({ a: 'theirs', b: 'mine' }));
    expect(store.getState().lastChange).toBeNull();
  });

  it('is as saved after an undo past the save and the way back, however the server formats', () => {
    const { store, texts } = opened({ a: '{}' });
    store.editAll(new Map([['a', '{1}']]));
    store.editAll(new Map([['a', '{1,2}']]));
    store.saved(store.getState().texts, disk({ a: '{ 1, 2 }' }));
    store.editAll(new Map([['a', '{ 3 }']]));
    store.undo();
    store.undo();
    store.undo();
    expect(texts()).toEqual({ a: '{}' });
    store.redo();
    store.redo();
    expect(texts()).toEqual({ a: '{ 1, 2 }' });
    expect(store.getState().dirty).toEqual([]);
  });

  it('undoes and redoes edits of several files, new and removed ones too, in one step', () => {
    const { store, texts } = opened();
    store.editAll(
      new Map([
        ['a', null],
        ['c', '3'],
      ]),
    );
    expect(texts()).toEqual({ b: '2', c: '3' });
    expect(store.getState().dirty).toEqual(['a', 'c']);
    store.undo();
    expect(texts()).toEqual({ a: '1', b: '2' });
    expect(store.getState().lastChange).toEqual({ by: 'undo', paths: ['a', 'c'] });
    store.redo();
    expect(store.getState().lastChange).toEqual({ by: 'redo', paths: ['a', 'c'] });
    expect(texts()).toEqual({ b: '2', c: '3' });
  });

  it('ignores an edit that changes nothing, and clears the redo history with the next edit', () => {
    const { store } = opened();
    store.edit('a', '1');
    expect(store.getState().canUndo).toBe(false);
    store.edit('a', '10');
    store.undo();
    store.edit('b', '20');
    expect(store.getState().canRedo).toBe(false);
  });

  it('adopts files that change on disk, and keeps unsaved edits of others', () => {
    const { store, texts } = opened();
    store.edit('a', '10');
    store.load(disk({ a: '1', b: '20', c: '3' }));
    expect(texts()).toEqual({ a: '10', b: '20', c: '3' });
    expect(store.getState().conflicts.size).toBe(0);
    store.load(disk({ a: '1', c: '3' }));
    expect(texts()).toEqual({ a: '10', c: '3' });
  });

  it('reports a file that changed under unsaved edits, and adopts the chosen version', () => {
    const { store, texts } = opened();
    store.edit('a', 'mine');
    store.edit('b', 'mine');
    store.load(disk({ a: 'theirs', b: 'theirs' }));
    expect([...store.getState().conflicts]).toEqual([
      ['a', { text: 'theirs', hash: 'hash of theirs' }],
      ['b', { text: 'theirs', hash: 'hash of theirs' }],
    ]);
    expect(store.getState().hashes.get('a')).toBe('hash of 1');
    store.takeDisk(['a']);
    store.keepMine(['b']);
    expect(texts()).toEqual({ a: 'theirs', b: 'mine' });
    expect(store.getState()).toMatchObject({ dirty: ['b'], conflicts: new Map() });
    expect(store.getState().hashes.get('b')).toBe('hash of theirs');
  });

  it('has no conflict if the same text was written on disk', () => {
    const { store } = opened();
    store.edit('a', 'same');
    store.load(disk({ a: 'same', b: '2' }));
    expect(store.getState()).toMatchObject({ dirty: [], conflicts: new Map() });
  });

  it('adopts the saved text as the server formatted it, without losing what was typed since', () => {
    const { store, texts } = opened();
    store.edit('a', '{1}');
    const sent = store.getState().texts;
    store.editAll(new Map([['b', 'typed since']]));
    store.saved(sent, disk({ a: '{ 1 }', b: '2' }));
    expect(texts()).toEqual({ a: '{ 1 }', b: 'typed since' });
    expect(store.getState().dirty).toEqual(['b']);
  });

  it('keeps the newest version on disk in a conflict when an edit is redone', () => {
    const { store, later } = opened();
    store.edit('a', 'mine');
    later(2000);
    store.edit('a', 'also mine');
    store.load(disk({ a: '3', b: '2' }));
    store.undo();
    store.keepMine(['a']);
    store.load(disk({ a: '4', b: '2' }));
    store.redo();
    expect(store.getState().conflicts.get('a')?.text).toBe('4');
  });

  it('restores edits of an earlier page, as a conflict if the file changed since', () => {
    const { store, texts } = opened();
    store.restore({
      change: new Map([
        ['a', '10'],
        ['b', '20'],
      ]),
      hashes: new Map([
        ['a', 'hash of 1'],
        ['b', 'hash of an older 2'],
      ]),
      steps: [],
    });
    expect(texts()).toEqual({ a: '10', b: '20' });
    expect([...store.getState().conflicts.keys()]).toEqual(['b']);
    store.undo();
    expect(store.getState().dirty).toEqual([]);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const { store } = opened();
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.edit('a', '10');
    stop();
    store.edit('a', '11');
    expect(told).toBe(1);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { autosave, keptEdits } from '../../../../src/studio/session/project/kept-edits.ts';
import { differing } from '../../../../src/studio/edits/project/texts.ts';
import type { OnDisk } from '../../../../src/studio/session/project/project-state.ts';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { valueStore } from '../../../../src/studio/session/project/value-store.ts';
import { chance, type Chance } from '../../../fuzz/chance.ts';
import { holds } from '../../../properties.ts';

const PATHS = ['a', 'b', 'c'];
const hashOf = (text: string) => `hash of ${text}`;
const onDisk = (text: string | undefined): OnDisk =>
  text === undefined ? null : { text, hash: hashOf(text) };

/** A folder, two windows of the studio on it, and somebody who edits the files elsewhere. */
function project(draws: Chance) {
  const disk = new Map(PATHS.slice(0, 2).map((path) => [path, `first ${path}`]));
  const files = () =>
    new Map([...disk].map(([path, text]) => [path, { text, hash: hashOf(text) }]));
  let count = 0;
  const written = () => `text ${(count += 1)}`;
  const elsewhere = () => {
    const path = draws.one(PATHS);
    if (draws.happens(0.2)) disk.delete(path);
    else disk.set(path, written());
  };
  return { disk, files, written, elsewhere };
}

function openWindow({ disk, files, written }: ReturnType<typeof project>, draws: Chance) {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock = { now: 0 };
  const open = () => {
    const store = projectStore(() => clock.now);
    store.load(files());
    store.restore(keptEdits('key', shelf));
    return { store, stop: autosave(store, 'key', valueStore(true), shelf, (write) => write()) };
  };
  let { store, stop } = open();
  /** Edits of this window that neither it nor the analyst gave up. */
  const mine = new Map<string, string | null>();
  const texts = () => store.getState().texts;
  const keepTrack = () => {
    const { dirty } = store.getState();
    mine.clear();
    for (const path of dirty) mine.set(path, texts().get(path) ?? null);
  };
  const change = () => {
    const text = draws.happens(0.2) ? null : written();
    clock.now += draws.one([100, 2000]);
    if (draws.happens(0.6) && text !== null) store.edit(draws.one(PATHS), text);
    else store.editAll(new Map(PATHS.filter(() => draws.happens(0.5)).map((path) => [path, text])));
    keepTrack();
  };
  const save = () => {
    const { dirty, hashes } = store.getState();
    const sent = texts();
    const isCurrent = dirty.every(
      (path) => (onDisk(disk.get(path))?.hash ?? undefined) === hashes.get(path),
    );
    if (!isCurrent) return store.load(files());
    for (const path of dirty) {
      const text = sent.get(path);
      if (text === undefined) disk.delete(path);
      // The server formats what it writes.
      else disk.set(path, text.startsWith('formatted') ? text : `formatted ${text}`);
    }
    store.saved(sent, new Map(dirty.map((path) => [path, onDisk(disk.get(path))])));
    return keepTrack();
  };
  const settle = (how: 'takeDisk' | 'keepMine') => {
    store[how]([...store.getState().conflicts.keys()]);
    keepTrack();
  };
  const reload = () => {
    const before = { ...store.getState() };
    stop();
    ({ store, stop } = open());
    const { dirty, conflicts } = store.getState();
    expect(dirty).toEqual(before.dirty);
    for (const path of dirty) expect(texts().get(path)).toBe(before.texts.get(path));
    expect([...conflicts.keys()].toSorted()).toEqual([...before.conflicts.keys()].toSorted());
  };
  return {
    state: () => store.getState(),
    look: () => store.load(files()),
    acts: {
      change,
      save,
      reload,
      undo: () => (store.undo(), keepTrack()),
      redo: () => (store.redo(), keepTrack()),
      takeDisk: () => settle('takeDisk'),
      keepMine: () => settle('keepMine'),
    },
    mine,
  };
}

it('loses no edit and overwrites nothing unseen, whatever two windows and an editor do', () => {
  const property = fc.property(fc.integer({ min: 0, max: 2 ** 30 }), (seed) => {
    const draws = chance(seed, 0);
    const folder = project(draws);
    const windows = [openWindow(folder, draws), openWindow(folder, draws)];
    for (let step = 0; step < 40; step += 1) {
      const { acts } = draws.one(windows);
      const act = draws.one(Object.values(acts));
      const before = new Map(folder.disk);
      if (draws.happens(0.15)) folder.elsewhere();
      else act();
      // The server tells every window about a change on disk, and about nothing else.
      if (differing(before, folder.disk).length > 0) windows.forEach((window) => window.look());
      for (const { state, mine } of windows) {
        const { saved, texts, dirty, conflicts, hashes } = state();
        expect(dirty).toEqual(differing(saved, texts));
        // What was typed stays until it is undone, saved, or given up for the version on disk.
        for (const [path, text] of mine) {
          expect(texts.get(path) ?? null).toBe(text);
          if (!dirty.includes(path)) mine.delete(path);
        }
        for (const path of PATHS) {
          const disk = onDisk(folder.disk.get(path));
          const isEdited = dirty.includes(path);
          const isBased = hashes.get(path) === disk?.hash;
          // Whatever is not edited is as on disk.
          expect(isEdited || texts.get(path) === disk?.text).toBe(true);
          // A save overwrites only a version that the window has shown, and otherwise says so.
          expect(conflicts.has(path)).toBe(isEdited && !isBased);
          expect(!isBased || saved.get(path) === disk?.text).toBe(true);
        }
      }
    }
  });
  holds('random histories of two windows', property, 300);
});

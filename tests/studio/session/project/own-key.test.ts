import { describe, expect, it } from 'vitest';
import { ownKey } from '../../../../src/studio/session/project/open-project.ts';

const EDITED = ['plumbline-studio:/project', 'plumbline-studio:/project#2'];

/** The storage of a window, which a reload keeps. */
function shelf() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

/** A window that is opened while these keys are held by others. */
const opened = (kept: readonly string[], held: readonly string[], own = shelf()) =>
  ownKey('/project', kept, (name) => Promise.resolve(!held.includes(name)), own);

describe('the place for the unsaved edits of a window', () => {
  it('is not that of a window that is open', async () => {
    const first = await opened([], []);
    const second = await opened([first], [first]);
    expect(second).not.toBe(first);
    expect([first, second]).not.toContain(await opened([first], [first, second]));
  });

  it('is that of a window that is gone and left edits, whichever it was', async () => {
    const [first = '', second = ''] = EDITED;
    expect(await opened([second], [])).toBe(second);
    expect(await opened(EDITED, [second])).toBe(first);
    expect(await opened([second], [first])).toBe(second);
  });

  it('is the same after a reload, even if another window is gone and left edits', async () => {
    const [first = '', second = ''] = EDITED;
    const own = shelf();
    expect(await opened([first], [first], own)).toBe(second);
    expect(await opened(EDITED, [], own)).toBe(second);
    // A duplicate of the window has a copy of its storage, but not its lock.
    expect(await opened(EDITED, [second], own)).toBe(first);
  });

  it('is not that of another project whose folder begins alike', async () => {
    expect(await opened(['plumbline-studio:/project-2'], [])).toBe('plumbline-studio:/project');
  });
});

import { describe, expect, it } from 'vitest';
import { ownKey } from '../../../src/studio/project/own-key.ts';

const EDITED = ['plumbline-studio:/project', 'plumbline-studio:/project#2'];

/** A window that is opened while these keys are held by others. */
const opened = (kept: readonly string[], held: readonly string[]) =>
  ownKey('/project', kept, (name) => Promise.resolve(!held.includes(name)));

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

  it('is not that of another project whose folder begins alike', async () => {
    expect(await opened(['plumbline-studio:/project-2'], [])).toBe('plumbline-studio:/project');
  });
});

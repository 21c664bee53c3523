import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAmount } from '../../../../src/engine/form/input/amount.ts';
import { editBetween, type FieldState } from '../../../../src/engine/form/input/edit.ts';
import { editHistory } from '../../../../src/engine/form/input/edit-history.ts';

const DOLLARS = { group: true, decimals: 0, isMoney: true, maxLength: 12 };

/** A field for dollars with a history. */
function dollars() {
  const history = editHistory();
  let now: FieldState = { text: '', caret: 0 };
  const edited = (from: number, to: number, inserted: string) => {
    const raw = now.text.slice(0, from) + inserted + now.text.slice(to);
    const edit = editBetween(now.text, { text: raw, caret: from + inserted.length });
    const next = editAmount(now.text, edit, DOLLARS);
    history.record(now.text, edit, next);
    now = next;
  };
  const to = (state: FieldState | undefined) => {
    now = state ?? now;
    return now.text;
  };
  return {
    text: () => now.text,
    type: (keys: string) => Array.from(keys).forEach((key) => edited(now.caret, now.caret, key)),
    erase: () => now.caret > 0 && edited(now.caret - 1, now.caret, ''),
    paste: (text: string) => edited(now.caret, now.caret, text),
    replaceAll: (text: string) => edited(0, now.text.length, text),
    undo: () => to(history.undo()),
    redo: () => to(history.redo()),
  };
}

describe('undo and redo in a field that is masked', () => {
  it('take back what was typed in a row, and bring it again', () => {
    const field = dollars();
    field.type('1500');
    expect([field.undo(), field.undo(), field.redo(), field.redo()]).toEqual([
      '',
      '',
      '1,500',
      '1,500',
    ]);
  });

  it('take typing, erasing and pasting as steps of their own', () => {
    const field = dollars();
    field.type('1500');
    field.erase();
    field.erase();
    field.paste('0000');
    expect(field.text()).toBe('150,000');
    expect([field.undo(), field.undo(), field.undo()]).toEqual(['15', '1,500', '']);
    expect([field.redo(), field.redo(), field.redo()]).toEqual(['1,500', '15', '150,000']);
  });

  it('forget what was undone once something else is typed', () => {
    const field = dollars();
    field.type('12');
    field.undo();
    field.type('7');
    expect([field.redo(), field.undo()]).toEqual(['7', '']);
  });

  it('lead back to every text through the same texts', () => {
    const act = fc.oneof(
      fc.record({ do: fc.constant('type'), text: fc.stringMatching(/^[\d.x]{1,4}$/) }),
      fc.record({ do: fc.constant('paste'), text: fc.constantFrom('$1.2M', '1.5e6', '77') }),
      fc.record({ do: fc.constant('erase'), text: fc.constant('') }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const field = dollars();
        for (const one of acts) {
          if (one.do === 'type') field.type(one.text);
          else if (one.do === 'paste') field.paste(one.text);
          else field.erase();
        }
        const last = field.text();
        const back = acts.map(() => [field.text(), field.undo()][1]);
        const more = Array.from({ length: 40 }, () => field.undo());
        expect(more.at(-1) ?? '').toBe('');
        const forth = Array.from({ length: 60 }, () => field.redo());
        expect(forth.at(-1) ?? last).toBe(last);
        for (const text of back) expect(['', ...forth, last]).toContain(text);
      }),
    );
  });
});

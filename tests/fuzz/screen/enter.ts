import type { Locator, Page } from '@playwright/test';
import type { Chance } from '../chance.ts';
import { someLine } from './lines.ts';

/** One control of the open step as the page shows it. */
export type Control = {
  id: string;
  kind: 'text' | 'time' | 'select' | 'radio' | 'checkbox';
  /** The text, or `true` for a checked box. */
  shown: string | boolean;
  /** The values of a select. */
  offered: readonly string[];
  /** How many boxes of its group are checked; the group of a lone box is itself. */
  groupChecked: number;
};

/** The controls of the step's form that can be used, in the order of the page. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        'main form :is(input, select, textarea)',
      ),
    ].filter(
      (control) =>
        control.id.startsWith('root.') &&
        !control.disabled &&
        control.type !== 'search' &&
        control.checkVisibility(),
    );
    const checkedBeside = (id: string) =>
      controls.filter(
        (other) =>
          other instanceof HTMLInputElement &&
          other.checked &&
          other.id.replace(/-[^-]*$/, '') === id.replace(/-[^-]*$/, ''),
      ).length;
    return controls.map((control): Control => {
      const { id, type } = control;
      const isBox = type === 'radio' || type === 'checkbox';
      return {
        id,
        kind:
          control instanceof HTMLSelectElement
            ? 'select'
            : isBox || type === 'time'
              ? type
              : 'text',
        shown: isBox && control instanceof HTMLInputElement ? control.checked : control.value,
        offered:
          control instanceof HTMLSelectElement
            ? [...control.options].map((option) => option.value).filter((value) => value !== '')
            : [],
        groupChecked: isBox ? checkedBeside(id) : 0,
      };
    });
  });

type Way = { name: string; run: (field: Locator, text: string) => Promise<void> };

/** Writes into a control past React and dispatches these events, as browsers and extensions do. */
const write =
  (...events: readonly string[]) =>
  (field: Locator, text: string) =>
    field.evaluate(
      (control, { value, types }) => {
        const isBox = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
        const name = isBox ? 'checked' : 'value';
        // React takes no notice of what the prototype's own setter writes.
        Reflect.set(Object.getPrototypeOf(control), name, isBox ? true : value, control);
        for (const type of types) {
          const event = type.startsWith('composition')
            ? new CompositionEvent(type, { bubbles: true, data: value })
            : new InputEvent(type, { bubbles: true, inputType: 'insertFromDrop' });
          control.dispatchEvent(event);
        }
      },
      { value: text, types: events },
    );

const SILENT: Way = { name: 'silently', run: write() };
const BY_CHANGE: Way = { name: 'by change only', run: write('change') };

const LONGEST_TYPED = 24;

const TEXT_WAYS: readonly Way[] = [
  SILENT,
  BY_CHANGE,
  { name: 'by events', run: (field, text) => field.fill(text) },
  { name: 'by a drop', run: drop },
  { name: 'by a paste', run: paste },
  {
    name: 'by a composition',
    run: write('compositionstart', 'compositionupdate', 'input', 'compositionend'),
  },
  {
    name: 'as a whole',
    async run(field, text) {
      await field.focus();
      await field.evaluate((control) => control instanceof HTMLInputElement && control.select());
      await field.page().keyboard.insertText(text);
    },
  },
  { name: 'key by key', run: typeKeys },
  {
    name: 'key by key, undone and redone',
    async run(field, text) {
      await typeKeys(field, text);
      const keys = ['z', 'z', 'y', 'y', 'y'];
      for (const key of keys) await field.page().keyboard.press(`ControlOrMeta+${key}`);
    },
  },
];

/** Drops a text on a field: the page may take it by itself, or else the browser inserts it. */
async function drop(field: Locator, text: string): Promise<void> {
  const isTaken = await field.evaluate((control, value) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', value);
    const event = (type: string) =>
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    control.dispatchEvent(event('dragover'));
    return !control.dispatchEvent(event('drop'));
  }, text);
  if (!isTaken) await write('input', 'change')(field, text);
}

/** Pastes over all of a field: the page may take it by itself, or else the browser inserts it. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  const isTaken = await field.evaluate((control, value) => {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', value);
    return !control.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  }, text);
  if (!isTaken) await field.page().keyboard.insertText(text);
}

async function typeKeys(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text.replaceAll('\n', ' ').slice(0, LONGEST_TYPED));
}

/** Enters something into a control of the page in a random way; returns what was done in words. */
export async function enter(page: Page, chance: Chance, control: Control): Promise<string> {
  const field = page.locator(`[id="${control.id}"]`);
  const text = textFor(chance, control);
  const way = chance.one(waysFor(control));
  try {
    await way.run(field, text);
  } catch (error) {
    // An answer that the page had not read yet, when its controls were listed, may hide this one.
    if (await field.isVisible()) throw error;
    return `nothing into #${control.id}, which is gone`;
  }
  return `${JSON.stringify(text.slice(0, 40))} into #${control.id} ${way.name}`;
}

/** Fills in a text field of a dialog in a random way. */
export async function enterLine(chance: Chance, field: Locator, text: string): Promise<string> {
  const way = chance.one(TEXT_WAYS);
  await way.run(field, text);
  return `${text} ${way.name}`;
}

function textFor(chance: Chance, { kind, offered }: Control): string {
  if (kind === 'select') return offered.length > 0 ? chance.one(offered) : '';
  if (kind === 'time') return '08:30';
  return kind === 'text' ? someLine(chance) : 'checked';
}

function waysFor({ kind, shown, groupChecked }: Control): readonly Way[] {
  const click: Way = { name: 'by a press', run: (field) => field.click() };
  switch (kind) {
    case 'text':
      return TEXT_WAYS;
    case 'time':
      return [SILENT, BY_CHANGE, { name: 'by events', run: (field, text) => field.fill(text) }];
    case 'select':
      return [
        SILENT,
        BY_CHANGE,
        { name: 'by events', run: async (field, text) => void (await field.selectOption(text)) },
      ];
    case 'radio':
      return [SILENT, BY_CHANGE, click];
    case 'checkbox':
      // Together with others it may be refused or exclude them, which a press shows at once.
      return shown === false && groupChecked === 0 ? [SILENT, BY_CHANGE, click] : [click];
  }
}

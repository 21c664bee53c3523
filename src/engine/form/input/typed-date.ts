import { visibleLine } from './tidy-line.ts';
import { caretAtEnd, type Edit, type FieldState, isTyped, type Mask } from './edit.ts';

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

type Notation = {
  pattern: RegExp;
  /** Which groups of the pattern are month, day and year. */
  order: readonly [month: number, day: number, year: number];
};

/** Ways to write a complete date, as people copy them from letters and policies. */
const NOTATIONS: readonly Notation[] = [
  { pattern: /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/, order: [1, 2, 3] },
  { pattern: /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/, order: [2, 3, 1] },
  { pattern: /^((?:19|20)\d{2})(\d{2})(\d{2})$/, order: [2, 3, 1] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: [1, 2, 3] },
  { pattern: /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, order: [1, 2, 3] },
  { pattern: /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*\.?,? (\d{4})$/, order: [2, 1, 3] },
];

/** A complete date in any common notation as M/D/YYYY, or null. */
function wholeDate(text: string): string | null {
  const plain = visibleLine(text).replace(/\s+/g, ' ').toLowerCase();
  for (const { pattern, order } of NOTATIONS) {
    const match = pattern.exec(plain);
    const [month = '', day, year] = order.map((group) => match?.[group]);
    const number = /[a-z]/.test(month) ? monthNamed(month) : month;
    if (number !== '') return `${number}/${day}/${year}`;
  }
  return null;
}

/** The number of the month whose name begins with these three lowercase letters; '' if none does. */
function monthNamed(start: string): string {
  const at = MONTHS.indexOf(start) / start.length;
  return Number.isInteger(at) ? String(at + 1) : '';
}

/** Maximum digits of month, day and year. */
const CAPACITY = [2, 2, 4] as const;
const LAST = CAPACITY.length - 1;

/** The parts between the slashes, and the caret as (part, offset within it). */
type Parts = { parts: string[]; part: number; offset: number };

/** What the field shows of a date that is being typed, and of one that is typed with its year first. */
const MASKED = /^(\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?)?$/;
const YEAR_FIRST = /^(19|20)\d\d\/(\d{0,2}(\/\d{0,2})?)?$/;
/** Its day is complete: no month has a fortieth. */
const YEAR_FIRST_WHOLE = /^\d{4}\/\d{1,2}\/(\d\d|[4-9])$/;
/** No month is the 19th or 20th: these digits begin a year, `2027-` or `20270209`. */
const BEGUN_BY_YEAR = /^((?:19|20))\/(\d\d)\/$/;
const ALL_BY_YEAR = /^(?:19|20)\/\d\d\/\d{4}$/;
/** A date, or the beginning of one, in the order of this field. */
const PARTIAL = /^(\d{1,2}([/.\- ](\d{1,2}([/.\- ]\d{0,4})?)?)?|\d{1,8})$/;

/**
 * The date field after an edit (spec section 5: digits only, slashes inserted automatically, at
 * most ten characters). Typing into a full part overwrites it, a typed slash completes a one-digit
 * month or day, erasing a slash erases the adjacent digit, and pasting a complete date replaces the
 * text. The other parts never shift. A date that is typed with its year first is turned around once
 * it is complete. A pasted text that is neither a date nor the beginning of one stays as it is
 * (decision D57).
 */
export function editDate(previous: string, edit: Edit): FieldState {
  const whole = wholeDate(edit.inserted);
  if (whole !== null) return caretAtEnd(tidyDate(whole));
  if (!MASKED.test(previous)) return editText(previous, edit);
  if (!isTyped(edit)) {
    const text = withEdit(previous, edit);
    if (!PARTIAL.test(visibleLine(text.text))) return text;
  }
  const [, century = '', years = ''] = BEGUN_BY_YEAR.exec(previous) ?? [];
  if (years !== '' && edit.from === previous.length && SEPARATOR.test(edit.inserted)) {
    return caretAtEnd(`${century}${years}/`);
  }
  const typed = Array.from(visibleLine(edit.inserted) || edit.inserted);
  const next = join(typed.reduce(typeCharacter, split(erase(previous, edit))));
  const turned = ALL_BY_YEAR.test(next.text) ? wholeDate(next.text.replaceAll('/', '')) : null;
  return turned === null ? next : caretAtEnd(tidyDate(turned));
}

/** An edit of a text that is not written as the field writes dates; typing takes no letters. */
function editText(previous: string, edit: Edit): FieldState {
  const inserted = isTyped(edit) ? edit.inserted.replace(/[^\d/.\- ]/, '') : edit.inserted;
  const isYearFirst = YEAR_FIRST.test(previous);
  const next = withEdit(previous, {
    ...edit,
    inserted: isYearFirst ? inserted.replace(SEPARATOR, '/') : inserted,
  });
  if (isYearFirst && YEAR_FIRST_WHOLE.test(next.text)) return caretAtEnd(tidyDate(next.text));
  if (!isYearFirst && wholeDate(next.text) !== null) return caretAtEnd(tidyDate(next.text));
  if (isYearFirst && /^\d{0,4}$/.test(next.text))
    return join(Array.from(next.text).reduce(typeCharacter, EMPTY));
  const isDropped = isYearFirst && isTyped(edit) && !YEAR_FIRST.test(next.text);
  return isDropped ? { text: previous, caret: edit.from } : next;
}

const EMPTY: Parts = { parts: [''], part: 0, offset: 0 };
const SEPARATOR = /^[/.\- ]$/;

function withEdit(previous: string, { from, to, inserted }: Edit): FieldState {
  const head = previous.slice(0, from) + inserted;
  return { text: head + previous.slice(to), caret: head.length };
}

/**
 * The field after the name of a month was typed: the month goes into its part, and a number that
 * was alone in the field becomes the day. Undefined if no month is expected.
 */
function enterMonth(previous: string, edit: Edit, month: string): FieldState | undefined {
  if (!MASKED.test(previous)) return undefined;
  const { parts, part, offset } = split(erase(previous, edit));
  const [first = '', ...others] = parts;
  if (part === 0 && offset === 0) {
    return join({ parts: reaching(parts.with(0, padded(month)), 1), part: 1, offset: 0 });
  }
  if (others.join('') !== '') return undefined;
  return join({ parts: [padded(month), padded(first), ''], part: LAST, offset: 0 });
}

/**
 * The field's text after it loses focus: `1/5/27` becomes `01/05/2027`, or `01/05/1927` in a field
 * that takes no year after `lastYear` (decision D36).
 */
export function tidyDate(text: string, lastYear = Infinity): string {
  const masked = MASKED.test(text) ? text : wholeDate(text);
  if (masked === null) return text;
  return masked
    .split('/')
    .map((part, index) => (index < LAST ? padded(part) : wholeYear(part, lastYear)))
    .join('/');
}

function wholeYear(year: string, lastYear: number): string {
  if (year.length !== 2) return year;
  return Number(`20${year}`) <= lastYear ? `20${year}` : `19${year}`;
}

function erase(previous: string, edit: Edit): FieldState {
  const { from, to } = edit.inserted === '' ? withoutSlash(previous, edit) : edit;
  const head = previous.slice(0, from);
  const tail = previous.slice(to);
  if (!/\d/.test(tail)) return { text: /\d/.test(head) ? head : '', caret: head.length };
  const slashes = previous.slice(from, to).replace(/[^/]/g, '');
  return { text: head + slashes + tail, caret: head.length };
}

/** Erasing only a slash erases the digit on the side that the key points to. */
function withoutSlash(
  previous: string,
  { from, to, direction }: Edit,
): { from: number; to: number } {
  if (previous.slice(from, to) !== '/') return { from, to };
  return direction === 'backward'
    ? { from: Math.max(0, from - 1), to }
    : { from, to: Math.min(previous.length, to + 1) };
}

function typeCharacter(state: Parts, character: string): Parts {
  if (/\d/.test(character)) return typeDigit(state, character);
  return /[/.\- ]/.test(character) ? typeSlash(state) : state;
}

function typeDigit({ parts, part, offset }: Parts, digit: string): Parts {
  const capacity = CAPACITY[part] ?? 0;
  if (offset >= capacity) {
    return part >= LAST
      ? { parts, part, offset }
      : typeDigit({ parts: reaching(parts, part + 1), part: part + 1, offset: 0 }, digit);
  }
  const old = parts[part] ?? '';
  const kept = old.length < capacity ? old.slice(offset) : old.slice(offset + 1);
  const written = parts.with(part, old.slice(0, offset) + digit + kept);
  const full = offset + 1 === capacity && part < LAST && part === parts.length - 1;
  return full
    ? { parts: [...written, ''], part: part + 1, offset: 0 }
    : { parts: written, part, offset: offset + 1 };
}

function typeSlash(state: Parts): Parts {
  const { parts, part, offset } = state;
  if (offset === 0 || part >= LAST) return state;
  const completed = parts.with(part, padded(parts[part] ?? ''));
  return { parts: reaching(completed, part + 1), part: part + 1, offset: 0 };
}

function padded(part: string): string {
  return /^[1-9]$/.test(part) ? `0${part}` : part;
}

function reaching(parts: string[], part: number): string[] {
  return parts.length > part ? parts : [...parts, ''];
}

function split({ text, caret }: FieldState): Parts {
  const before = text.slice(0, caret).split('/');
  return { parts: text.split('/'), part: before.length - 1, offset: before.at(-1)?.length ?? 0 };
}

function join({ parts, part, offset }: Parts): FieldState {
  const before = parts.slice(0, part).reduce((length, text) => length + text.length + 1, 0);
  return { text: parts.join('/'), caret: before + offset };
}

/** Number of letters that identify a month. */
const ENOUGH = 3;

/**
 * The mask of one date field. It shows no letters, so it remembers the last ones typed: the digits of
 * `Jan 5, 2027` alone would be a different date, 05/20/2027.
 */
export function dateMask(): Mask {
  let letters = '';
  return (previous, edit) => {
    letters = /^[a-z]$/i.test(edit.inserted) ? letters + edit.inserted.toLowerCase() : '';
    const month = letters.length === ENOUGH ? monthNamed(letters) : '';
    const named = month === '' ? undefined : enterMonth(previous, edit, month);
    return named ?? editDate(previous, edit);
  };
}

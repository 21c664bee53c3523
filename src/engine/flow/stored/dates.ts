import { isIsoDate } from '../../logic/dates.ts';
import { type Json, isObject } from '../../logic/json.ts';
import type { Shape } from './shape.ts';
import type { Ambient } from '../walk.ts';

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}/;

/**
 * A saved value with each ISO timestamp in a date field replaced by the day written in it: such
 * timestamps were once made from a day at midnight.
 */
export function withDays(value: Json, shape: Shape): Json {
  return mapTexts(value, shape, { date: dayOf }) ?? value;
}

/**
 * A value without the texts that are no date or no number yet, in fields for one; undefined if nothing
 * is left, the same object if there are none.
 */
export function withoutHalfTyped(value: Json, shape: Shape): Json | undefined {
  return mapTexts(value, shape, {
    date: (text) => (isIsoDate(text) ? text : undefined),
    number: () => undefined,
  });
}

function dayOf(text: string): string {
  const [, day] = TIMESTAMP.exec(text) ?? [];
  return isIsoDate(day) ? day : text;
}

/** How a text in a field for a date or a number changes; undefined removes it. */
type Changes = Partial<Record<'date' | 'number', (text: string) => string | undefined>>;

/** The value with these texts changed. The same value if nothing changes. */
function mapTexts(value: Json, shape: Shape, changes: Changes): Json | undefined {
  if (shape.is === 'date' || shape.is === 'number') {
    const change = changes[shape.is];
    return typeof value === 'string' && change !== undefined ? change(value) : value;
  }
  if (shape.is === 'list' && Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, shape.items, changes));
    const isSame = items.every((item, index) => item === value[index]);
    // The other items keep their places.
    return isSame ? value : items.map((item) => item ?? null);
  }
  if (shape.is !== 'object' || !isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]): [string, Json | undefined] => {
    const of = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    return [name, of ? mapTexts(field, of, changes) : field];
  });
  if (fields.every(([name, field]) => field === value[name])) return value;
  return Object.fromEntries(
    fields.flatMap(([name, field]): [string, Json][] =>
      field === undefined ? [] : [[name, field]],
    ),
  );
}

/** What expressions may read besides answers, for a local date (`YYYY-MM-DD`, decision D12). */
export function ambientAt(
  today: string,
  draft: { uuid?: string; quoteId?: string; quoteStatus?: string } = {},
) {
  return {
    $today: today,
    $year: Number(today.slice(0, 4)),
    $uuid: draft.uuid,
    $quoteId: draft.quoteId,
    $quoteStatus: draft.quoteStatus,
  } satisfies Ambient;
}

/** The visitor's local date in ISO form; never the date in UTC. */
export function localDate(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

import { type Json, valueAsText } from '../../engine/core.ts';

/** How catalogs write a price or fee: `440.84`, 243 or `1.99`. */
type Unit = 'dollars' | 'cents' | 'percent';

/** A limit such as `$1M`. A plan may also say `Not included`. */
const LIMIT = /^\$\d[\d,.]*[KMB]?$/;

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whether this is a price, fee or limit, judging by its key or format. */
export function isAmount(key: string, values: readonly (Json | undefined)[]): boolean {
  return (
    unitOf(key) !== null || values.some((value) => typeof value === 'string' && LIMIT.test(value))
  );
}

/** Formats a price or fee as `$440.84` or `1.99%`; returns anything else as is. */
export function showAmount(key: string, value: Json): string {
  const unit = unitOf(key);
  const figure = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (unit === null || !Number.isFinite(figure)) return valueAsText(value);
  if (unit === 'percent') return `${valueAsText(value)}%`;
  return DOLLARS.format(unit === 'cents' ? figure / 100 : figure);
}

function unitOf(key: string): Unit | null {
  if (key === 'price') return 'dollars';
  if (key.endsWith('Cents')) return 'cents';
  return key.endsWith('Percent') ? 'percent' : null;
}

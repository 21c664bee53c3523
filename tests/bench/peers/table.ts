import { round } from '../statistics.ts';
import type { Figure } from './figures.ts';

/**
 * A Markdown table of ratios to one of the apps: 0.5 is half of its time or weight. That app's column
 * shows its numbers with their unit, and an app without a number has a dash.
 */
export function ratioTable(
  figures: readonly Figure[],
  apps: readonly string[],
  reference: string,
): string {
  const others = apps.filter((name) => name !== reference);
  const rows = figures.map(({ name, unit, numbers }) => {
    const base = numbers[reference] ?? Number.NaN;
    const ratios = others.map((other) => shown((numbers[other] ?? Number.NaN) / base));
    return [name, `${round(base)} ${unit}`, ...ratios];
  });
  const rule = ['---', ...apps.map(() => '---:')];
  return [['', reference, ...others], rule, ...rows].map(line).join('\n');
}

const shown = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

import texts from '../../../../schemas/content/quote.json';
import { fill, listInWords } from '../../../engine/core.ts';
import type { Shortfall } from './contract.ts';
import type { Verdict } from './coverage.ts';

/** The condition, or what is excluded and what that means; '' if it is covered. */
export function reasonInWords(verdict: Verdict): string {
  if (verdict.kind === 'covered') return '';
  return verdict.kind === 'conditional' ? verdict.condition : fill(texts.work.because, verdict);
}

/** Says that a plan meets a contract, or what it lacks. */
export function contractInWords(short: readonly Shortfall[]): string {
  if (short.length === 0) return texts.contract.meets;
  return fill(texts.contract.short, { shortfalls: listInWords(short.map(shortfallInWords)) });
}

function shortfallInWords(shortfall: Shortfall): string {
  return shortfall.kind === 'clause'
    ? fill(texts.contract.clause, { short: shortfall.short })
    : fill(texts.contract.limit[shortfall.limit], shortfall);
}

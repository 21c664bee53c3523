// Named imports keep what only `npm run validate` reads out of the bundle.
import {
  answers,
  conditions,
  counts,
  exclusions,
  lists,
  subcontractors,
} from '../../../../schemas/catalog/coverage.json';
import { entries as operations } from '../../../../schemas/catalog/excluded-operations.json';
import { fill, isObject, type Json, listInWords, read, textOf } from '../../../engine/core.ts';

/** How the policy treats something that the visitor said. */
export type Verdict =
  | { kind: 'covered' }
  | { kind: 'conditional'; condition: string }
  | { kind: 'excluded'; exclusion: string; meaning: string };

/** Something the visitor said, and how the policy treats it. */
export type CoverageLine = {
  /** Dotted path of the answer, to link to its question. */
  answer: string;
  /** What the visitor said, in words. */
  label: string;
  verdict: Verdict;
  /** True when an underwriter has to agree before the plan is bought. */
  call: boolean;
};

type ById<T> = Readonly<Record<string, T | undefined>>;

/** How each value of an answer is treated, by ids of the catalog. */
type Mapped = {
  covered: readonly string[];
  conditional: ById<{ condition: string; call?: boolean }>;
  excluded: ById<{ exclusion: string; call?: boolean }>;
};

/** Applies only if another answer has this value. */
type When = { when?: { answer: string; is: string } };

/** An answer that is a list of ids, or of objects with an id under `key` and its words in `name`. */
type ListMap = Mapped & When & { answer: string; key?: string; name?: string };

/** An answer that is a single value; `told` has the words for those that deserve a line. */
type AnswerMap = Mapped & When & { answer: string; told: ById<string> };

type CountMap = When & {
  answer: string;
  told: { one: string; many: string };
  most: number;
  upTo: { condition: string; call?: boolean };
  above: { condition: string; call?: boolean };
};

export type CoverageMap = {
  conditions: Readonly<Record<string, string>>;
  exclusions: ById<{ label: string; meaning: string }>;
  lists: readonly ListMap[];
  answers: readonly AnswerMap[];
  counts: readonly CountMap[];
  subcontractors: readonly (When & { text: string })[];
};

type Answers = Readonly<Record<string, Json | undefined>>;

/** The shipped mapping, `schemas/catalog/coverage.json`. */
export const coverageMap: CoverageMap = {
  answers,
  conditions,
  counts,
  lists,
  subcontractors,
  exclusions: {
    ...Object.fromEntries(operations.map((entry) => [entry.id, entry])),
    ...exclusions,
  },
};

/**
 * Everything the visitor said that the policy covers, covers on a condition, or excludes: exclusions
 * first, covered items last. A value that the mapping does not know is never reported as covered.
 */
export function coverageOf(map: CoverageMap, answers: Answers): CoverageLine[] {
  const applies = ({ when }: When) =>
    when === undefined || textOf(read(answers, when.answer)) === when.is;
  const lines = [
    ...map.lists.filter(applies).flatMap((list) => linesOfList(map, list, answers)),
    ...map.answers.filter(applies).flatMap((answer) => linesOfAnswer(map, answer, answers)),
    ...map.counts.filter(applies).flatMap((count) => linesOfCount(map, count, answers)),
  ];
  return lines.toSorted((a, b) => ORDER[a.verdict.kind] - ORDER[b.verdict.kind]);
}

/** The rules for subcontractors, in one sentence with a plan's figures; none if not asked yet. */
export function subcontractorsIn(
  map: CoverageMap,
  answers: Answers,
  figures: Readonly<Record<string, string>>,
): string | undefined {
  const rule = map.subcontractors.find(
    ({ when }) => when !== undefined && textOf(read(answers, when.answer)) === when.is,
  );
  return rule && fill(rule.text, figures);
}

/**
 * Merges an answer's lines with the same verdict, and all that is covered, into one line that names
 * them all.
 */
export function mergeAlike(lines: readonly CoverageLine[]): CoverageLine[] {
  const groups = new Map<string, CoverageLine[]>();
  for (const line of lines) {
    const isCovered = line.verdict.kind === 'covered';
    const alike = JSON.stringify([isCovered || line.answer, line.verdict, line.call]);
    groups.set(alike, [...(groups.get(alike) ?? []), line]);
  }
  return [...groups.values()].flatMap((alike) =>
    alike
      .slice(0, 1)
      .map((line) => ({ ...line, label: listInWords(alike.map(({ label }) => label)) })),
  );
}

const ORDER: Readonly<Record<Verdict['kind'], number>> = {
  excluded: 0,
  conditional: 1,
  covered: 2,
};

/** One line per id: a trade with two class codes is one trade. */
function linesOfList(map: CoverageMap, list: ListMap, answers: Answers): CoverageLine[] {
  const items = read(answers, list.answer);
  if (!Array.isArray(items)) return [];
  const labels = new Map(
    items.map((item) => {
      const id = partOf(item, list.key);
      return [id, partOf(item, list.name) || id];
    }),
  );
  labels.delete('');
  return [...labels].map(([id, label]) => ({
    answer: list.answer,
    label,
    ...verdictFor(map, list, id),
  }));
}

function linesOfAnswer(map: CoverageMap, mapped: AnswerMap, answers: Answers): CoverageLine[] {
  const value = textOf(read(answers, mapped.answer));
  const label = own(mapped.told, value);
  if (label === undefined) return [];
  return [{ answer: mapped.answer, label, ...verdictFor(map, mapped, value) }];
}

function linesOfCount(map: CoverageMap, count: CountMap, answers: Answers): CoverageLine[] {
  const found = Number(textOf(read(answers, count.answer)));
  if (!Number.isInteger(found) || found < 1) return [];
  const { condition, call = false } = found > count.most ? count.above : count.upTo;
  const text = fill(map.conditions[condition] ?? '', { most: count.most });
  const label = fill(found === 1 ? count.told.one : count.told.many, { count: found });
  return [{ answer: count.answer, label, verdict: { kind: 'conditional', condition: text }, call }];
}

function verdictFor(
  map: CoverageMap,
  mapped: Mapped,
  id: string,
): Pick<CoverageLine, 'verdict' | 'call'> {
  const excluded = own(mapped.excluded, id);
  const exclusion = excluded && own(map.exclusions, excluded.exclusion);
  if (excluded && exclusion) {
    const { label, meaning } = exclusion;
    return { verdict: { kind: 'excluded', exclusion: label, meaning }, call: !!excluded.call };
  }
  if (mapped.covered.includes(id)) return { verdict: { kind: 'covered' }, call: false };
  const { condition, call = false } = own(mapped.conditional, id) ?? { condition: 'unknown' };
  return { verdict: { kind: 'conditional', condition: map.conditions[condition] ?? '' }, call };
}

/** The value under a key of a list's item, or the item itself. */
function partOf(item: Json, key: string | undefined): string {
  if (key === undefined) return isObject(item) ? '' : textOf(item);
  return isObject(item) ? textOf(item[key]) : '';
}

/** The entry under a key from a draft, ignoring names that all objects inherit. */
function own<T>(record: ById<T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

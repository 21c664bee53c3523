import { keysIn } from '../../engine/core.ts';
import { counted } from '../wording/shown.ts';
import type { Adopted, LeftOut } from './adopt-schema.ts';
import { questionsOf } from './split-steps.ts';

/** What became of a schema, as lines: how much is asked, and everything that is left out, by what to do about it. */
export function adoptionReport({ steps, refused, noted }: Adopted): string {
  const questions = steps.flatMap(questionsOf).length;
  return [
    `${counted(questions, 'question')} on ${counted(steps.length, 'step')}.`,
    ...section('Left out, since an answer would be lost or misread', refused),
    ...section('Left out, since no answer depends on it', noted),
  ].join('\n');
}

function section(title: string, found: readonly LeftOut[]): string[] {
  if (found.length === 0) return [];
  const groups = grouped(found, ({ suggestion = '' }) => suggestion).flatMap(([advice, same]) => [
    ...grouped(same, ({ message }) => message).map(
      ([message, ones]) => `  ${[...new Set(ones.map(placeOf))].join(', ')}: ${message}`,
    ),
    ...(advice === '' ? [] : [`    ${advice}`]),
  ]);
  return ['', `${title} (${found.length}):`, ...groups];
}

/** Things by what is said of them, in the order in which each was said first. */
function grouped(
  found: readonly LeftOut[],
  said: (one: LeftOut) => string,
): [string, readonly LeftOut[]][] {
  const names = [...new Set(found.map(said))];
  return names.map((name) => [name, found.filter((one) => said(one) === name)]);
}

/** The question and the keyword, or the pointer of what belongs to no question. */
function placeOf({ field, pointer, file }: LeftOut): string {
  const keyword = keysIn(pointer).at(-1) ?? '';
  if (field === '') return `${file === 'ui' ? 'UI schema' : 'schema'} ${pointer}`;
  return field.split('.').at(-1) === keyword ? field : `${field} (${keyword})`;
}

import { type Field, type Json, object, sameJson, valueAsText } from '../../engine/core.ts';
import { compileSchema } from '../model/ajv.ts';
import { ofSchema } from '../proof/answers/samples.ts';
import type { Change } from './change.ts';
import { movesBetween, placeInWords } from './place.ts';

/** Differences in the question itself: type, options, limits, default, and whether it is required. */
export function fieldChanges(old: Field, now: Field, today: string): Change[] {
  const { path } = old;
  if (!sameJson(old.schema['type'] ?? null, now.schema['type'] ?? null)) {
    const text = `"${path}" was ${valueAsText(old.schema['type'])} and is ${valueAsText(now.schema['type'])} now.`;
    return [{ kind: 'retyped', text, breaks: true }];
  }
  const [before, after] = [optionsOf(old), optionsOf(now)];
  const removed = before.filter((option) => !after.some((one) => sameJson(one, option)));
  const added = after.filter((option) => !before.some((one) => sameJson(one, option)));
  const narrower = removed.length === 0 ? limits(old, now, today) : [];
  return [
    ...(removed.length > 0 && after.length > 0
      ? removed.map((option): Change => ({
          kind: 'option removed',
          text: `"${path}" no longer offers ${valueAsText(option)}.`,
          breaks: true,
        }))
      : []),
    ...(before.length > 0
      ? added.map((option): Change => ({
          kind: 'option added',
          text: `"${path}" offers ${valueAsText(option)}.`,
          breaks: false,
        }))
      : []),
    ...reordered(path, before, after),
    ...narrower.map((what): Change => ({
      kind: 'narrowed',
      text: `"${path}" ${what}.`,
      breaks: true,
    })),
    ...needed(old, now),
    ...startsWith(old, now),
  ];
}

/** Compares only the options that both versions have. */
function reordered(path: string, before: readonly Json[], after: readonly Json[]): Change[] {
  const moves = movesBetween(before.map(valueAsText), after.map(valueAsText));
  if (moves.length === 0) return [];
  const moved = moves.map(
    ({ name, was, is }) => `"${name}" comes ${placeInWords(is)} (it came ${placeInWords(was)})`,
  );
  const text = `"${path}" offers its options in another order. Moved: ${moved.join('; ')}.`;
  return [{ kind: 'option order', text, breaks: false }];
}

/**
 * Saved answers stay valid. Visitors who left the field empty are asked again, as for a new question.
 */
function needed({ path, required: before }: Field, { required: now }: Field): Change[] {
  if (before === now) return [];
  const widened = (text: string): Change[] => [{ kind: 'widened', text, breaks: false }];
  if (now === 'never') return widened(`"${path}" may stay empty now.`);
  if (now === 'sometimes' && before === 'always') {
    return widened(`"${path}" has to be answered only under a condition of its step now.`);
  }
  const whom = now === 'always' ? 'by everybody' : 'under a condition of its step';
  const text = `"${path}" must be answered ${whom}: saved drafts go back to it.`;
  return [{ kind: 'narrowed', text, breaks: false }];
}

function optionsOf({ schema }: Field): Json[] {
  const listed = schema['enum'] ?? object(schema['items'])['enum'];
  return Array.isArray(listed) ? listed : [];
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** Descriptions of limits that reject answers accepted before. */
function limits(old: Field, now: Field, today: string): string[] {
  const tighter = (keys: readonly string[], isTighter: (was: number, is: number) => boolean) =>
    keys.flatMap((key) => {
      const is = now.schema[key];
      const was = old.schema[key];
      if (typeof is !== 'number') return [];
      if (typeof was === 'number' && !isTighter(was, is)) return [];
      return [`has ${key} ${is}${typeof was === 'number' ? ` (was ${was})` : ''}`];
    });
  const compiled = compileSchema(now.schema);
  const refused =
    compiled.ok && old.schema['pattern'] !== now.schema['pattern']
      ? ofSchema(old.schema, today).filter((value) => compiled.validate(value).length > 0)
      : [];
  return [
    ...tighter(LOWER, (was, is) => is > was),
    ...tighter(UPPER, (was, is) => is < was),
    ...refused.slice(0, 1).map((value) => `refuses ${valueAsText(value)}, which it accepted`),
  ];
}

/** Changes of the default. */
function startsWith({ path, schema: before }: Field, { schema: now }: Field): Change[] {
  const [was, is] = [before['default'] ?? null, now['default'] ?? null];
  if (sameJson(was, is)) return [];
  const inWords = (value: Json) => (value === null ? 'nothing' : valueAsText(value));
  return [
    {
      kind: 'default',
      text: `"${path}" begins with ${inWords(is)} (was ${inWords(was)}).`,
      breaks: false,
    },
  ];
}

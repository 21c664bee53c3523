import { withoutUnused } from '../../../checker/edits/named-in-flow.ts';
import { type Expression, isObject, sameJson, textOf } from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { put, putChanged, usesOf } from './step-texts.ts';
import type { Keys } from '../../../checker/project/edit.ts';

/**
 * The condition on earlier answers under which a questionnaire asks a question; null if there is none.
 */
export function shownIf(
  texts: Texts,
  flowPath: string,
  step: string,
  name: string,
): Expression | null {
  const { condition } = shownBy(texts, flowPath, step, name);
  return condition === undefined ? null : (conditionsIn(texts, flowPath)[condition] ?? null);
}

/**
 * Makes a questionnaire ask a question only if earlier answers satisfy a condition, or always if null.
 * Conditions are named: an equal existing one is reused, and one that is no longer used is removed.
 */
export function setShownIf(
  texts: Texts,
  flowPath: string,
  { step, name }: { step: string; name: string },
  condition: Expression | null,
): Texts {
  const { index, condition: before } = shownBy(texts, flowPath, step, name);
  if (index === undefined) return texts;
  const show = ['steps', index, 'show'];
  const unshown = without(texts, flowPath, { step, name, show });
  if (condition === null) return unshown;
  const showBy = (all: Texts, called: string) => put(all, flowPath, [...show, name], called);
  const same = nameOf(texts, flowPath, condition);
  if (same !== undefined) return withoutUnused(texts, showBy(texts, same), flowPath);
  const isOwn = before !== undefined && conditionsIn(unshown, flowPath)[before] === undefined;
  const called = isOwn ? before : freshName(texts, flowPath, name);
  const written = putChanged(texts, flowPath, ['conditions', called], {
    before: conditionsIn(texts, flowPath)[called],
    value: condition,
  });
  return isOwn ? written : withoutUnused(texts, showBy(written, called), flowPath);
}

function without(
  texts: Texts,
  flowPath: string,
  { step, name, show }: { step: string; name: string; show: Keys },
): Texts {
  const shown = Object.keys(showIn(texts, flowPath, step));
  if (!shown.includes(name)) return texts;
  const unshown = put(texts, flowPath, shown.length > 1 ? [...show, name] : show, undefined);
  return withoutUnused(texts, unshown, flowPath);
}

/** The name of an equal condition; undefined if there is none. */
function nameOf(texts: Texts, flowPath: string, condition: Expression): string | undefined {
  return Object.entries(conditionsIn(texts, flowPath)).find(([, one]) =>
    sameJson(one, condition),
  )?.[0];
}

const conditionsIn = (texts: Texts, flowPath: string) => {
  const { conditions } = readable(texts, flowPath);
  return isObject(conditions) ? conditions : {};
};

function showIn(texts: Texts, flowPath: string, step: string) {
  const entry = usesOf(texts, step).find(({ path }) => path === flowPath)?.entry;
  return isObject(entry?.['show']) ? entry['show'] : {};
}

function shownBy(texts: Texts, flowPath: string, step: string, name: string) {
  const use = usesOf(texts, step).find(({ path }) => path === flowPath);
  const condition = textOf(showIn(texts, flowPath, step)[name]);
  return { index: use?.index, condition: condition === '' ? undefined : condition };
}

function freshName(texts: Texts, flowPath: string, name: string): string {
  const words = name.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_match, letter = '') =>
    letter.toUpperCase(),
  );
  const base = `asks${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
  const taken = [
    ...Object.keys(conditionsIn(texts, flowPath)),
    ...Object.keys(readable(texts, flowPath)['values'] ?? {}),
  ];
  for (let count = 1; ; count += 1) {
    const called = count === 1 ? base : `${base}${count}`;
    if (!taken.includes(called)) return called;
  }
}

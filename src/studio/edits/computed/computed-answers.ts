import {
  addDerivation,
  changeDerivation,
  removeDerivation,
  type Derived,
} from '../../../checker/edits/derivations.ts';
import {
  type Derivation,
  isObject,
  ok,
  type Result,
  sectionOf,
  textOf,
} from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { located, type FormField } from '../step/form-fields.ts';
import { stepIn, usesOf } from '../step/step-texts.ts';
import { asAsked, asShown, isShownOnly } from '../step/shown-only.ts';

/** A step of a questionnaire, and the dotted path of its data with its trailing dot. */
type Place = { flowPath: string; step: string; section: string };

/** The answers of a step that a questionnaire computes, in order, skipping what cannot be read. */
export function computedIn(texts: Texts, { flowPath, step }: Omit<Place, 'section'>): Derivation[] {
  const { answers } = usesOf(texts, step).find(({ path }) => path === flowPath)?.entry ?? {};
  const sections = [answers ?? []].flat().map(textOf);
  const { derive } = readable(texts, flowPath);
  return (Array.isArray(derive) ? derive : []).flatMap((one): Derivation[] => {
    if (!isObject(one) || !sections.includes(sectionOf(textOf(one['to'])))) return [];
    return [one as Derivation];
  });
}

/** Computes an answer: one more if there was none, or in another way. */
export function compute(
  texts: Texts,
  place: Place,
  derived: Derived,
  was?: Derivation,
): Result<Texts, string> {
  const of = place.flowPath;
  const made =
    was === undefined
      ? addDerivation(texts, { of }, derived)
      : changeDerivation(texts, { of, was }, derived);
  if (!made.ok) return made;
  const field = fieldOf(texts, place, derived.to);
  if (field === undefined) return made;
  if (isAlways(derived) && !isShownOnly(field))
    return ok(asShown(made.value, place.step, field.path));
  const isAskedAgain = was?.mode === 'always' && derived.mode !== 'always' && isShownOnly(field);
  return isAskedAgain ? ok(asAsked(made.value, place.step, field.path)) : made;
}

/** Stops computing an answer: visitors are asked for it if nothing else computes it. */
export function stopComputing(texts: Texts, place: Place, was: Derivation): Result<Texts, string> {
  const made = removeDerivation(texts, { of: place.flowPath, was });
  if (!made.ok) return made;
  const field = fieldOf(texts, place, was.to);
  const isLast = !computedIn(made.value, place).some(({ to }) => to === was.to);
  return isLast && field !== undefined && isShownOnly(field)
    ? ok(asAsked(made.value, place.step, field.path))
    : made;
}

/** Whatever a visitor entered would be replaced at once. */
export const isAlways = ({ mode, when }: Pick<Derived, 'mode' | 'when'>): boolean =>
  mode === 'always' && when === undefined;

function fieldOf(texts: Texts, { step, section }: Place, to: string): FormField | undefined {
  return located(stepIn(texts, step).fields, to.slice(section.length))?.field;
}

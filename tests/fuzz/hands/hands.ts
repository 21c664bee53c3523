import type { Page } from '@playwright/test';
import { fieldId } from '../../../src/form/focus-field.ts';
import type { Json } from '../../../src/logic/json.ts';
import { textOf } from '../../../src/analysis/wording/text-of.ts';
import type { Field } from '../../../src/analysis/model/fields.ts';
import type { Chance } from '../chance.ts';
import { standsFor } from '../values.ts';

/** What a visitor's hands have to do with one field of the page. */
export type Hands = {
  page: Page;
  chance: Chance;
  /** ISO local date. */
  today: string;
  field: Field;
  /** All fields of the step. */
  fields: readonly Field[];
  /** What is offered, in the order in which it is shown. */
  choices: readonly Json[];
  current: Json | undefined;
  /** The answer to give; absent: any. */
  wanted?: Json;
  /** The field is not left: what comes next comes before any pause in the typing. */
  hurried: boolean;
};

/** What was done. */
export type Given = {
  /** For the list of actions that is printed on a failure. */
  words: string;
  /**
   * Does the kept value agree with what the page shows? Undefined when it does. Absent: nothing
   * was entered, so nothing may change.
   */
  disagrees?: (kept: Json | undefined) => string | undefined;
  /** It counts as an entry even where it says what the page showed before. */
  isSubmitted?: true;
};

/** Longer than the pause before a save, so that what is kept then was not there before. */
export const SAVED_MS = 600;

const LONGEST_WORDS = 60;

/** A text as it is printed. */
export const short = (text: string): string =>
  JSON.stringify(text.length > LONGEST_WORDS ? `${text.slice(0, 20)}… (${text.length})` : text);

/** The complaint about two lists or values that differ; undefined when they are the same. */
export const unlike = (shown: Json, kept: Json | undefined): string | undefined =>
  textOf(shown) === textOf(kept) ? undefined : `shown is ${textOf(shown)}, kept is ${textOf(kept)}`;

/** What was typed, and what the field made of it. */
export type Typed = Given & Required<Pick<Given, 'disagrees'>> & { shown: string };

/** Types a text; a hurried visitor stays in the field. */
export async function typeInto(
  page: Page,
  id: string,
  text: string,
  hurried = false,
): Promise<Typed> {
  const input = page.locator(`[id="${id}"]`);
  await input.fill(text);
  if (!hurried) await input.blur();
  const shown = await input.inputValue();
  return {
    words: `type ${short(text)} into #${id}`,
    shown,
    disagrees: (kept) =>
      standsFor(shown, kept) ? undefined : `#${id} shows ${short(shown)}, kept is ${textOf(kept)}`,
  };
}

export const controlId = ({ field }: Hands): string => fieldId(field.at);

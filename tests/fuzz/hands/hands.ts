import type { Page } from '@playwright/test';
import { fieldId } from '../../../src/engine/form/focus-field.ts';
import { type Json, valueAsText } from '../../../src/engine/logic/json.ts';
import type { Field } from '../../../src/engine/language/fields.ts';
import type { Chance } from '../chance.ts';
import { standsFor } from '../values.ts';

/** What a visitor's hands know about one field of the page. */
export type Hands = {
  page: Page;
  chance: Chance;
  /** ISO local date. */
  today: string;
  field: Field;
  /** All fields of the step. */
  fields: readonly Field[];
  /** The offered choices, in display order. */
  choices: readonly Json[];
  current: Json | undefined;
  /** The answer to enter; absent: any. */
  wanted?: Json;
  /** The field is not left: the next action comes before any pause in typing. */
  hurried: boolean;
};

/** What was entered. */
export type Given = {
  /** Description for the list of actions that is printed on failure. */
  words: string;
  /**
   * Compares the stored value with what the page shows; undefined if they agree. Absent: nothing was
   * entered, so nothing may change.
   */
  disagrees?: (kept: Json | undefined) => string | undefined;
  /** Counts as an entry even if the page already showed the same value. */
  isSubmitted?: true;
};

/** Longer than the debounce before a save, so that a pending value is saved by then. */
export const SAVED_MS = 600;

const LONGEST_WORDS = 60;

/** A text shortened for printing. */
export const short = (text: string): string =>
  JSON.stringify(text.length > LONGEST_WORDS ? `${text.slice(0, 20)}… (${text.length})` : text);

/** Describes the difference between two lists or values; undefined if they are the same. */
export const unlike = (shown: Json, kept: Json | undefined): string | undefined =>
  valueAsText(shown) === valueAsText(kept)
    ? undefined
    : `shown is ${valueAsText(shown)}, kept is ${valueAsText(kept)}`;

/** What was typed, and what the field turned it into. */
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
      standsFor(shown, kept)
        ? undefined
        : `#${id} shows ${short(shown)}, kept is ${valueAsText(kept)}`,
  };
}

export const controlId = ({ field }: Hands): string => fieldId(field.at);

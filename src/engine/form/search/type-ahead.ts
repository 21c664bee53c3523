import type { Keywords } from '../../flow/compile/keywords.ts';
import type { Choice } from '../choices.ts';

/** Letters typed within this time belong together, as in the browsers' own selects. */
const PAUSE_MS = 1000;

/** Returns the choice for a key that was pressed at a time (in ms), if there is one. */
export type TypeAhead = (
  key: string,
  at: number,
  choices: readonly Choice[],
  current: string | undefined,
) => string | undefined;

type Typed = { text: string; at: number };

/**
 * Chooses by what is typed on a select: as browsers do, and also by keywords, such as the code of a
 * state. A keyword comes before a label that begins with the same letters: MA is not Maine.
 */
export function createTypeAhead(keywords: Keywords): TypeAhead {
  let typed: Typed = { text: '', at: 0 };
  return (key, at, choices, current) => {
    const isNew = at - typed.at > PAUSE_MS;
    if (key.length !== 1 || (isNew && key === ' ')) return undefined;
    typed = { text: isNew ? folded(key) : typed.text + folded(key), at };
    return (
      choices.find(({ value }) => keywords[value]?.some((word) => folded(word) === typed.text)) ??
      choices.find(({ label }) => folded(label).startsWith(typed.text)) ??
      nextWith(choices, typed.text, current)
    )?.value;
  };
}

/** The same letter again goes to the next choice that begins with it. */
function nextWith(choices: readonly Choice[], text: string, current: string | undefined) {
  const [letter = ''] = text;
  if (text !== letter.repeat(text.length)) return undefined;
  const same = choices.filter(({ label }) => folded(label).startsWith(letter));
  return same[(same.findIndex(({ value }) => value === current) + 1) % same.length];
}

const folded = (text: string): string => text.toLowerCase();

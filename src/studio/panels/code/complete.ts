import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { getLocation } from 'jsonc-parser';
import type { Texts } from '../../edits/project/texts.ts';
import { keysAt, metaAt, metaOf, valuesAt } from './meta-at.ts';
import { namesFor, OPERATOR_NAMES, type Known } from './known-names.ts';

export type Suggestions = { from: number; to: number; options: Completion[] };

/** Completions at an offset of a file, based on its meta-schema. */
export function suggestionsAt(
  path: string,
  text: string,
  offset: number,
  texts: Texts,
): Suggestions | null {
  const meta = metaOf(path, texts);
  if (meta === undefined) return null;
  const { path: keys, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isInside =
    previousNode !== undefined &&
    offset >= previousNode.offset &&
    offset <= previousNode.offset + previousNode.length;
  const from = isInside ? previousNode.offset : offset;
  const to = isInside ? previousNode.offset + previousNode.length : offset;
  const options = isAtPropertyKey
    ? keyOptions([...keysAt(metaAt(meta, keys.slice(0, -1)), meta)], !isFollowedByColon(text, to))
    : valueOptions(
        valuesAt(metaAt(meta, keys)),
        namesFor(String(keys.at(-1) ?? ''), texts, path.startsWith('flows/') ? path : undefined),
      );
  return options.length === 0 ? null : { from, to, options };
}

/** The same as a completion source for the editor. */
export const complete =
  (path: string, textsNow: () => Texts) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = suggestionsAt(path, state.doc.toString(), pos, textsNow());
    if (found === null || (!explicit && found.from === found.to)) return null;
    return { ...found, filter: true, validFor: /^"?[\w$:-]*"?$/ };
  };

const isFollowedByColon = (text: string, from: number) => /^\s*:/.test(text.slice(from));

function keyOptions(keys: readonly [string, string][], isNew: boolean): Completion[] {
  const known = keys.map(([name, about]): Known => ({ name, about }));
  const operators = keys.length === 0 ? OPERATOR_NAMES : [];
  return [...known, ...operators].map(({ name, about }) => ({
    label: JSON.stringify(name),
    apply: isNew ? `${JSON.stringify(name)}: ` : JSON.stringify(name),
    info: about,
    type: 'property',
  }));
}

function valueOptions(values: readonly unknown[], names: readonly Known[]): Completion[] {
  const written = values.map((value): Completion => ({
    label: JSON.stringify(value),
    type: 'enum',
  }));
  const named = names.map(({ name, about }): Completion => ({
    label: JSON.stringify(name),
    info: about,
    type: 'constant',
  }));
  const byLabel = new Map([...written, ...named].map((option) => [option.label, option]));
  return [...byLabel.values()];
}

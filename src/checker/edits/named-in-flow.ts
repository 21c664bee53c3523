import type { Node } from 'jsonc-parser';
import { keyOf, renamedInData } from './field-keys.ts';
import { isAt } from './named-paths.ts';
import { listed, propertiesOf, replacementToken, under, type Token } from './tokens.ts';

type Place = {
  path: readonly string[];
  name: string;
  /** Id of the step that asks the field. */
  step: string;
  /** True for a field that is a section of its own. */
  isSection: boolean;
};

/**
 * Renames a field in button actions, derivations that write the object around it, `show`, the columns
 * that it is read back from, and the forms of older drafts. `inStep` is its path within the step's data.
 */
export function namedInFlow(
  tree: Node | undefined,
  change: Place,
  inStep: readonly string[],
): Token[] {
  const { path, name, step } = change;
  const shown = listed(tree, 'steps')
    .filter((one) => under(one, 'id')?.value === step)
    .flatMap((one) => (inStep.length === 1 ? renamedInData(under(one, 'show'), inStep, name) : []));
  const given = listed(tree, 'steps').flatMap((one) =>
    listed(one, 'actions').flatMap((action) => renamedInData(under(action, 'set'), path, name)),
  );
  const derived = listed(tree, 'derive').flatMap((one) => {
    const to = String(under(one, 'to')?.value ?? '').split('.');
    const isAround = to.length < path.length && to.every((key, index) => isAt(key, path[index]));
    return isAround ? renamedInData(under(one, 'value'), path.slice(to.length), name) : [];
  });
  const readBack = inColumns(under(under(tree, 'remote'), 'read'), change);
  return [
    ...shown,
    ...given,
    ...derived,
    ...readBack,
    ...inOlderForms(under(tree, 'older'), change),
  ];
}

/** How older drafts store the section: its name, its only field, or a field of its items. */
function inOlderForms(older: Node | undefined, { path, name, isSection }: Place): Token[] {
  const [section = '', field = '', part = ''] = path;
  if (isSection) return keyOf(older, section, name);
  const form = under(older, section);
  if (field === '*') return path.length === 3 ? keyOf(under(form, 'with'), part, name) : [];
  const text = path.length === 2 ? under(form, 'textOf') : undefined;
  return text?.value === field ? [replacementToken(text, name)] : [];
}

/** The answers that are read back from columns, by their paths. */
function inColumns(read: Node | undefined, { path, name }: Place): Token[] {
  return propertiesOf(read).flatMap((property) => {
    const written = property.name.split('.');
    const isHere = path.every((key, index) => isAt(written[index], key));
    return isHere
      ? [replacementToken(property.key, written.with(path.length - 1, name).join('.'))]
      : [];
  });
}

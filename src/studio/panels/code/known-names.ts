import {
  isObject,
  isOperatorName,
  OPERATOR_TEXTS,
  OPERATORS,
  FIELD_KINDS,
} from '../../../engine/core.ts';
import { baseName } from '../../../checker/project/paths.ts';
import { outline, readable, sharedFiles } from '../../edits/project/outline.ts';
import type { Texts } from '../../edits/project/texts.ts';

/** A word that can be written at a place, with its meaning. */
export type Known = { name: string; about: string };

/** The project's names that are valid values for a key. */
export function namesFor(key: string, texts: Texts, flowPath: string | undefined): Known[] {
  const flows = outline(texts).filter(({ path }) => flowPath === undefined || path === flowPath);
  switch (key) {
    case 'to':
    case 'submit':
    case 'linksTo':
      return flows.flatMap(({ steps, pages }) =>
        [...steps, ...pages].map(({ id, label }) => ({ name: id, about: label })),
      );
    case 'start':
    case 'from':
      return flows.flatMap(({ steps }) =>
        steps.map(({ id, label }) => ({ name: id, about: label })),
      );
    case 'when':
      return flows.flatMap(({ path }) => {
        const { conditions } = readable(texts, path);
        const names = isObject(conditions) ? Object.keys(conditions) : [];
        return names.map((name) => ({ name, about: 'A condition of the flow.' }));
      });
    case 'x-options':
    case 'catalog':
      return sharedFiles(texts).catalogs.map((path) => ({
        name: baseName(path, '.json'),
        about: 'A list of choices.',
      }));
    case 'ui:widget':
      return Object.entries(FIELD_KINDS).map(([name, { about }]) => ({ name, about }));
    default:
      return [];
  }
}

/** The operators of conditions and rules. */
export const OPERATOR_NAMES: readonly Known[] = Object.keys(OPERATORS).map((name) => ({
  name,
  about: isOperatorName(name) ? OPERATOR_TEXTS[name] : '',
}));

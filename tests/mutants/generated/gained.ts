import {
  isObject,
  type Json,
  type JsonObject,
  valueAsText,
} from '../../../src/engine/logic/json.ts';
import { one, type Kind, type MutableProject } from '../mutant.ts';
import { CATALOGS, FLOWS, type Node, nodesIn, QUESTIONS } from './nodes.ts';

/** Mistakes that meet only some visitors: those of one state or trade, with a row at its limit, or with a capital. */

/** An answer that a visitor may choose: what holds for it, and what does not. */
type Choice = { is: JsonObject; isNot: JsonObject };

/** Whether the questionnaire at this path reads a file: its flow, or one of its steps. */
function isOf(project: MutableProject, flowPath: string): (file: string) => boolean {
  const steps = nodesIn(project, FLOWS)
    .filter(({ file, keys }) => file === flowPath && keys[0] === 'steps' && keys.length === 3)
    .flatMap(({ key, value }) => (key === 'id' ? [`schemas/${valueAsText(value)}/`] : []));
  return (file) => file === flowPath || steps.some((folder) => file.startsWith(folder));
}

/** Every entry of a catalog that a question at the top of a step offers. */
function choices(questions: readonly Node[], catalogs: readonly Node[]): Choice[] {
  return questions
    .filter(({ keys }) => keys[0] === 'properties' && keys.length === 2)
    .flatMap(({ key, value }) => {
      const items = isObject(value) ? value['items'] : undefined;
      const offered = isObject(items) ? items : value;
      const name = isObject(offered) ? valueAsText(offered['x-options']) : '';
      return catalogs
        .filter(({ file }) => file === `schemas/catalog/${name}.json`)
        .filter((node) => node.keys[0] === 'entries' && node.key === 'id')
        .map(({ value: entry }) => chosen(key, entry, isObject(items)));
    });
}

function chosen(field: string, entry: Json, isList: boolean): Choice {
  const is: JsonObject = isList
    ? { in: [entry, { var: field }] }
    : { '==': [{ var: field }, entry] };
  return { is, isNot: { '!': [is] } };
}

/** A named condition, what a rule accepts, or when something applies. */
const isDeciding = ({ keys, key, value }: Node) =>
  isObject(value) &&
  (key === 'valid' || key === 'when' || (keys[0] === 'conditions' && keys.length === 2));

const gaining =
  (operator: 'and' | 'or', part: keyof Choice): Kind =>
  (project) => {
    const catalogs = nodesIn(project, CATALOGS);
    const all = nodesIn(project, QUESTIONS);
    return project.files(FLOWS).flatMap((flowPath) => {
      const isOwn = isOf(project, flowPath);
      const questions = all.filter(({ file }) => isOwn(file));
      const offered = choices(questions, catalogs);
      return questions
        .filter(isDeciding)
        .flatMap(({ file, pointer, value }) =>
          offered.map((choice) =>
            one({ file, set: pointer, to: { [operator]: [value, choice[part]] } }),
          ),
        );
    });
  };

const ROWS = new Set(['some', 'all', 'none', 'filter', 'count']);

export const GAINED_KINDS: Readonly<Record<string, Kind>> = {
  'condition leaves out one choice': gaining('and', 'isNot'),
  'condition holds for one more choice': gaining('or', 'is'),
  'limit inside a test of rows moved': (project) =>
    nodesIn(project, QUESTIONS)
      .filter(
        ({ keys, value, parent }) =>
          typeof value === 'number' && Array.isArray(parent) && keys.some((key) => ROWS.has(key)),
      )
      .flatMap(({ file, pointer, value }) =>
        [-1, 1, 7].map((by) => one({ file, set: pointer, to: Number(value) + by })),
      ),
  'pattern refuses capitals': (project) =>
    nodesIn(project, QUESTIONS)
      .filter(({ key, value }) => key === 'pattern' && valueAsText(value).includes('[^'))
      .map(({ file, pointer, value }) =>
        one({ file, set: pointer, to: valueAsText(value).replaceAll('[^', '[^A-Z') }),
      ),
};

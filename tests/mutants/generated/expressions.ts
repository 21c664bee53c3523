import { type JsonObject, isObject, valueAsText } from '../../../src/engine/logic/json.ts';
import { one, type Kind, type MutableProject } from '../mutant.ts';
import { FLOWS, type Node, nodesIn, QUESTIONS } from './nodes.ts';

const TURNED: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};
/** The same direction with the limit itself included or excluded. */
const SHIFTED: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const SWAPPED: Readonly<Record<string, string>> = {
  and: 'or',
  or: 'and',
  all: 'some',
  some: 'all',
  keep: 'without',
  without: 'keep',
};

const nodes = (project: MutableProject) => nodesIn(project, QUESTIONS);
const operators = (project: MutableProject) =>
  nodes(project).flatMap((node) => {
    const name = isObject(node.value) ? Object.keys(node.value)[0] : undefined;
    const operands = isObject(node.value) && name !== undefined ? node.value[name] : undefined;
    return Array.isArray(operands) && Object.keys(node.value as JsonObject).length === 1
      ? [{ ...node, name: name ?? '', operands }]
      : [];
  });

const renamed =
  (names: Readonly<Record<string, string>>): Kind =>
  (project) =>
    operators(project).flatMap(({ file, pointer, name, operands }) => {
      const other = names[name];
      return other === undefined ? [] : [one({ file, set: pointer, to: { [other]: operands } })];
    });

/** Whether a node is a condition: negating it inverts it. */
const isCondition = ({ keys, key }: Node) =>
  key === 'valid' || (keys[0] === 'conditions' && keys.length === 2);

const named =
  (operator: 'condition' | 'value', list: 'conditions' | 'values'): Kind =>
  (project) => {
    const flows = project.files(FLOWS).map((path): [string, string[]] => {
      const flow = project.json(path);
      return [path, isObject(flow) && isObject(flow[list]) ? Object.keys(flow[list]) : []];
    });
    return nodes(project).flatMap(({ file, pointer, key, value, keys }) => {
      // Steps use the conditions of the flow they belong to.
      const own = flows.filter(([path]) => path === file || !file.startsWith('flows/'));
      const names = own.find(([, all]) => all.includes(valueAsText(value)))?.[1] ?? [];
      const isName =
        key === operator || (list === 'conditions' && (key === 'when' || keys.at(-2) === 'show'));
      if (!isName || typeof value !== 'string' || !names.includes(value)) return [];
      const other = names[(names.indexOf(value) + 1) % names.length];
      return other === undefined || other === value ? [] : [one({ file, set: pointer, to: other })];
    });
  };

/** All answer paths read by an expression, grouped by file. */
const paths = (project: MutableProject): string[] => [
  ...new Set(
    nodes(project).flatMap(({ key, value }) =>
      (key === 'var' || key === 'answered') && typeof value === 'string' ? [value] : [],
    ),
  ),
];

export const EXPRESSION_KINDS: Readonly<Record<string, Kind>> = {
  'comparison reversed': renamed(TURNED),
  'limit of a comparison included or excluded': renamed(SHIFTED),
  'operator swapped with its partner': renamed(SWAPPED),
  'condition negated': (project) =>
    nodes(project)
      .filter(isCondition)
      .map(({ file, pointer, value }) => one({ file, set: pointer, to: { '!': [value] } })),
  'condition swapped for its neighbor': named('condition', 'conditions'),
  'value swapped for its neighbor': named('value', 'values'),
  'condition removed': (project) =>
    nodes(project)
      .filter(({ key, value }) => key === 'when' && typeof value === 'string')
      .map(({ file, pointer }) => one({ file, remove: pointer })),
  'operand dropped': (project) =>
    operators(project)
      .filter(
        ({ name, operands }) =>
          ['and', 'or', 'firstOf', 'cat', '+'].includes(name) && operands.length > 2,
      )
      .flatMap(({ file, pointer, name, operands }) =>
        operands.map((_, index) => one({ file, remove: `${pointer}/${name}/${index}` })),
      ),
  'operands swapped': (project) =>
    operators(project)
      .filter(
        ({ name, operands }) =>
          ['-', 'firstOf', 'if', 'in', '<', '>', '<=', '>='].includes(name) && operands.length >= 2,
      )
      .map(({ file, pointer, name, operands }) => {
        const last = operands.slice(-2).reverse();
        return one({ file, set: pointer, to: { [name]: [...operands.slice(0, -2), ...last] } });
      }),
  'answer read for its path': (project) =>
    nodes(project)
      .filter(({ value }) => isObject(value) && typeof value['var'] === 'string')
      .map(({ file, pointer, value }) =>
        one({ file, set: pointer, to: (value as JsonObject)['var'] ?? null }),
      ),
  'another answer read': (project) => {
    const all = paths(project);
    return nodes(project)
      .filter(
        ({ key, value }) => (key === 'var' || key === 'answered') && typeof value === 'string',
      )
      .flatMap(({ file, pointer, value }) => {
        const start = valueAsText(value).split('.')[0] ?? '';
        const near = all.filter((path) => path !== value && path.startsWith(start));
        const others = near.length > 0 ? near : all.filter((path) => path !== value);
        const other = others[pointer.length % others.length];
        return other === undefined ? [] : [one({ file, set: pointer, to: other })];
      });
  },
  'severity changed': (project) =>
    nodes(project)
      .filter(({ keys }) => keys[0] === 'rules' && keys.length === 2)
      .map(({ file, pointer, value }) =>
        one(
          isObject(value) && value['severity'] === 'advice'
            ? { file, remove: `${pointer}/severity` }
            : { file, set: `${pointer}/severity`, to: 'advice' },
        ),
      ),
  'rule dropped': (project) =>
    nodes(project)
      .filter(({ keys }) => keys[0] === 'rules' && keys.length === 2)
      .map(({ file, pointer }) => one({ file, remove: pointer })),
  'derivation dropped or in another mode': (project) =>
    nodes(project)
      .filter(({ keys }) => keys[0] === 'derive' && keys.length === 2)
      .flatMap(({ file, pointer, value }) => [
        one({ file, remove: pointer }),
        ...['always', 'follow', 'reset', 'onLeave']
          .filter((mode) => !isObject(value) || value['mode'] !== mode)
          .map((mode) => one({ file, set: `${pointer}/mode`, to: mode })),
      ]),
};

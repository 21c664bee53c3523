import { type Json, isObject, valueAsText } from '../../../src/engine/logic/json.ts';
import { one, type Kind, type MutableProject } from '../mutant.ts';
import { CATALOGS, FLOWS, type Node, nodesIn, QUESTIONS } from './nodes.ts';

/** Values that are valid elsewhere but harmful here: questions for visitors who cannot answer them. */
const SCHEMAS = /^schemas\/(?!meta|catalog|content)[^/]+\/schema\.json$/;

/** Required fields of the steps, with the location of their step. */
const required = (project: MutableProject) =>
  nodesIn(project, SCHEMAS).filter(
    ({ keys, value }) => keys.length === 2 && keys[0] === 'required' && typeof value === 'string',
  );
const look = ({ file }: Node) => file.replace('schema.json', 'ui.json');

const steps = (project: MutableProject) =>
  nodesIn(project, FLOWS).filter(({ keys }) => keys[0] === 'steps' && keys.length === 2);

const scaled =
  (by: number): Kind =>
  (project) =>
    nodesIn(project, new RegExp(`${QUESTIONS.source}|${CATALOGS.source}`)).flatMap(
      ({ file, pointer, value, key }) =>
        typeof value === 'number' && value !== 0 && key !== 'version'
          ? [one({ file, set: pointer, to: Math.round(value * by) })]
          : [],
    );

export const MISPLACED_KINDS: Readonly<Record<string, Kind>> = {
  'required field hidden': (project) =>
    required(project).map((node) =>
      one({ file: look(node), set: `/${valueAsText(node.value)}/ui:widget`, to: 'hidden' }),
    ),
  'required field shown to some': (project) =>
    steps(project).flatMap(({ file, pointer, value }) => {
      const flow = project.json(file);
      const conditions = isObject(flow) && isObject(flow['conditions']) ? flow['conditions'] : {};
      const [first] = Object.keys(conditions);
      const own = required(project).filter((node) => node.file.split('/')[1] === idOf(value));
      return first === undefined
        ? []
        : own.map((node) =>
            one({ file, set: `${pointer}/show`, to: { [valueAsText(node.value)]: first } }),
          );
    }),
  'acknowledgement checked before': (project) =>
    nodesIn(project, SCHEMAS).flatMap(({ file, pointer, value }) =>
      isObject(value) && value['const'] === true
        ? [one({ file, set: `${pointer}/default`, to: true })]
        : [],
    ),
  'question tests another answer': (project) =>
    nodesIn(project, SCHEMAS).flatMap(({ file, pointer, key, value }) => {
      const properties = isObject(value) ? value['properties'] : undefined;
      if (key !== 'if' || !isObject(properties)) return [];
      const schema = project.json(file);
      const all = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
      const [[name, test] = ['', {}]] = Object.entries(properties);
      const other = Object.keys(all).find((one_) => one_ !== name);
      return other === undefined
        ? []
        : [one({ file, set: pointer, to: { properties: { [other]: test }, required: [other] } })];
    }),
  'questions of yes asked on no': (project) =>
    nodesIn(project, SCHEMAS).flatMap(({ file, pointer, value }) => {
      if (!isObject(value) || !isObject(value['if']) || !isObject(value['then'])) return [];
      const { then: held, else: other = {}, ...rest } = value;
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      return [one({ file, set: pointer, to: { ...rest, then: other, else: held } })];
    }),
  'step left out': (project) =>
    steps(project).flatMap(({ file, pointer, value }) => {
      const ways = isObject(value) && Array.isArray(value['next']) ? value['next'] : [];
      const target = valueAsText(last(ways)['to']);
      const next = steps(project).find((step) => step.file === file && idOf(step.value) === target);
      const on =
        isObject(next?.value) && Array.isArray(next.value['next']) ? next.value['next'] : [];
      const to = last(on)['to'];
      return to === undefined
        ? []
        : [one({ file, set: `${pointer}/next/${ways.length - 1}/to`, to })];
    }),
  'request sent a step early': (project) =>
    steps(project).flatMap(({ file, pointer, value }, index, all) => {
      const before = all[index - 1];
      if (!isObject(value) || value['submit'] === undefined || before === undefined) return [];
      return [
        one(
          { file, remove: `${pointer}/submit` },
          { file, set: `${before.pointer}/submit`, to: value['submit'] },
        ),
      ];
    }),
  'personal answer in an address': (project) =>
    nodesIn(project, FLOWS)
      .filter(({ key, value }) => key === 'query' && isObject(value))
      .map(({ file, pointer }) =>
        one({ file, set: `${pointer}/phone`, to: { var: 'contactInfo.phone' } }),
      ),
  'number times ten': scaled(10),
  'number divided by ten': scaled(0.1),
  'number made negative': scaled(-1),
  'sum for difference': (project) =>
    nodesIn(project, QUESTIONS).flatMap(({ file, pointer, value }) => {
      const [name = ''] = isObject(value) ? Object.keys(value) : [];
      const to = { '+': '-', '-': '+' }[name];
      return to === undefined || !isObject(value)
        ? []
        : [one({ file, set: pointer, to: { [to]: value[name] ?? null } })];
    }),
  'answer of another step read': (project) => {
    const all = nodesIn(project, QUESTIONS).filter(
      ({ key, value }) => key === 'var' && typeof value === 'string' && value.includes('.'),
    );
    return all.flatMap(({ file, pointer, value }, index) => {
      const own = valueAsText(value).split('.')[0];
      const other = [...all.slice(index), ...all].find(
        (next) => valueAsText(next.value).split('.')[0] !== own,
      );
      return other === undefined ? [] : [one({ file, set: pointer, to: other.value })];
    });
  },
  'type of an answer changed': (project) =>
    nodesIn(project, SCHEMAS).flatMap(({ file, pointer, key, value }) => {
      const to = { string: 'number', number: 'integer', boolean: 'string', array: 'object' }[
        valueAsText(value)
      ];
      return key !== 'type' || to === undefined ? [] : [one({ file, set: pointer, to })];
    }),
  'rule that asks nothing': (project) =>
    nodesIn(project, QUESTIONS).flatMap(({ file, pointer, keys, key }) =>
      keys[0] === 'rules' && keys.length === 3 && key === 'valid'
        ? [one({ file, set: pointer, to: { '==': [1, 1] } })]
        : [],
    ),
  'notice for everyone': (project) =>
    nodesIn(project, QUESTIONS).flatMap(({ file, pointer, key, keys }) =>
      key === 'when' && keys[0] === 'ui:blocks' ? [one({ file, remove: pointer })] : [],
    ),
};

const idOf = (step: Json): string => (isObject(step) ? valueAsText(step['id']) : '');

function last(ways: readonly Json[]): Record<string, Json | undefined> {
  const way = ways.at(-1);
  return isObject(way) ? way : {};
}

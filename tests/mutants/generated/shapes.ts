import { type Json, isObject, valueAsText } from '../../../src/engine/logic/json.ts';
import { one, type Kind } from '../mutant.ts';
import { CATALOGS, DATA, FLOWS, type Node, nodesIn, QUESTIONS } from './nodes.ts';

const SCHEMA_FILES = /^schemas\/(?!meta|catalog|content)[^/]+\/schema\.json$/;
/** The order of texts on a page is a matter of taste, so content files are excluded. */
const QUESTIONS_AND_CATALOGS = new RegExp(`${QUESTIONS.source}|${CATALOGS.source}`);
const LOOK_FILES = /^schemas\/(?!meta|catalog|content)[^/]+\/ui\.json$/;

const texts = ({ value }: Node) => typeof value === 'string';

const numbers =
  (change: (value: number) => number): Kind =>
  (project) =>
    nodesIn(project, DATA).flatMap(({ file, pointer, value }) =>
      typeof value === 'number' ? [one({ file, set: pointer, to: change(value) })] : [],
    );

/** Widgets that edit the same type of answer. */
const INSTEAD: Readonly<Record<string, string>> = {
  text: 'textarea',
  email: 'text',
  phone: 'text',
  digits: 'text',
  number: 'output',
  money: 'text',
  date: 'text',
  select: 'radio',
  cards: 'select',
  'yes-no': 'checkbox',
  checkbox: 'yes-no',
  acknowledgement: 'checkbox',
  output: 'text',
  hidden: 'checkbox',
};

const patternNodes = (project: Parameters<Kind>[0]) =>
  nodesIn(project, QUESTIONS).filter((node) => node.key === 'pattern' && texts(node));

const patterns =
  (change: (pattern: string) => string): Kind =>
  (project) =>
    patternNodes(project).flatMap(({ file, pointer, value }) => {
      const changed = change(valueAsText(value));
      return changed === value ? [] : [one({ file, set: pointer, to: changed })];
    });

const entries = (project: Parameters<Kind>[0]) =>
  nodesIn(project, CATALOGS).filter(
    ({ keys }) => keys.length === 2 && ['entries', 'methods', 'features'].includes(keys[0] ?? ''),
  );

export const SHAPE_KINDS: Readonly<Record<string, Kind>> = {
  'number one more': numbers((value) => value + 1),
  'number one less': numbers((value) => value - 1),
  'yes for no': (project) =>
    nodesIn(project, DATA).flatMap(({ file, pointer, value }) =>
      typeof value === 'boolean' ? [one({ file, set: pointer, to: !value })] : [],
    ),
  'required dropped': (project) =>
    nodesIn(project, SCHEMA_FILES)
      .filter(({ keys }) => keys.at(-2) === 'required')
      .map(({ file, pointer }) => one({ file, remove: pointer })),
  'required added': (project) =>
    nodesIn(project, SCHEMA_FILES)
      .filter(({ key, value }) => key === 'properties' && isObject(value))
      .flatMap(({ file, pointer, value, parent }) => {
        const required =
          isObject(parent) && Array.isArray(parent['required']) ? parent['required'] : [];
        const other = Object.keys(isObject(value) ? value : {}).filter(
          (name) => !required.includes(name),
        );
        const at = pointer.replace(/\/properties$/, '/required');
        return other.map((name) => one({ file, set: at, to: [...required, name] }));
      }),
  'property dropped': (project) =>
    nodesIn(project, SCHEMA_FILES)
      .filter(({ keys }) => keys.at(-2) === 'properties')
      .map(({ file, pointer }) => one({ file, remove: pointer })),
  'keyword dropped': (project) =>
    nodesIn(project, SCHEMA_FILES)
      .filter(({ key }) =>
        [
          'pattern',
          'maxLength',
          'minimum',
          'maximum',
          'minItems',
          'maxItems',
          'uniqueItems',
          'format',
          'const',
          'default',
          'readOnly',
          'x-options',
          'enum',
        ].includes(key),
      )
      .map(({ file, pointer }) => one({ file, remove: pointer })),
  'default changed': (project) =>
    nodesIn(project, SCHEMA_FILES)
      .filter(({ key }) => key === 'default')
      .map(({ file, pointer, value }) => one({ file, set: pointer, to: other(value) })),
  'default added': (project) =>
    nodesIn(project, SCHEMA_FILES)
      .filter(
        ({ keys, value }) =>
          keys.at(-2) === 'properties' && isObject(value) && value['default'] === undefined,
      )
      .flatMap(({ file, pointer, value }) => {
        const type = isObject(value) ? value['type'] : undefined;
        const to = type === 'boolean' ? true : type === 'string' ? 'none' : undefined;
        return to === undefined ? [] : [one({ file, set: `${pointer}/default`, to })];
      }),
  'option dropped': (project) => [
    ...entries(project).map(({ file, pointer }) => one({ file, remove: pointer })),
    ...nodesIn(project, SCHEMA_FILES)
      .filter(({ keys }) => keys.at(-2) === 'enum')
      .map(({ file, pointer }) => one({ file, remove: pointer })),
  ],
  'option duplicated': (project) =>
    entries(project).map(({ file, pointer, value }) => one({ file, insert: pointer, to: value })),
  'option renamed': (project) =>
    nodesIn(project, CATALOGS)
      .filter(({ keys }) => keys.length === 3 && ['id', 'label', 'code'].includes(keys[2] ?? ''))
      .map(({ file, pointer, value }) => one({ file, set: pointer, to: `${valueAsText(value)}x` })),
  'options swapped': (project) =>
    nodesIn(project, QUESTIONS_AND_CATALOGS)
      .filter(
        ({ key, value }) =>
          /^(entries|enum|items|steps|next|rules|derive|blocks|ui:blocks|ui:order)$/.test(key) &&
          Array.isArray(value) &&
          value.length > 1,
      )
      .map(({ file, pointer, value }) =>
        one({
          file,
          set: pointer,
          to: Array.isArray(value)
            ? [...value.slice(1, 2), ...value.slice(0, 1), ...value.slice(2)]
            : value,
        }),
      ),
  'pattern without an end': patterns((pattern) => pattern.replace(/\$$/, '')),
  'pattern without a start': patterns((pattern) => pattern.replace(/^\^/, '')),
  'pattern counts one less': patterns((pattern) =>
    pattern.replace(/\{(\d+)/, (_, n: string) => `{${Number(n) - 1}`),
  ),
  'pattern requires letters': patterns((pattern) => pattern.replace('\\d', '[a-z]')),
  'pattern requires more than its message says': patterns((pattern) =>
    pattern.replace('*', '+').replace('?', ''),
  ),
  'pattern may be slow': patterns((pattern) => pattern.replace(/^\^(.*)\$$/, '^($1)+$')),
  'widget of the same type': (project) =>
    nodesIn(project, LOOK_FILES).flatMap(({ file, pointer, key, value }) => {
      const to = key === 'ui:widget' ? INSTEAD[valueAsText(value)] : undefined;
      return to === undefined ? [] : [one({ file, set: pointer, to })];
    }),
  'option of a widget dropped': (project) =>
    nodesIn(project, LOOK_FILES)
      .filter(({ keys }) => keys.at(-2) === 'ui:options')
      .map(({ file, pointer }) => one({ file, remove: pointer })),
  'option of a widget changed': (project) =>
    nodesIn(project, LOOK_FILES)
      .filter(
        (node) =>
          [
            'autocomplete',
            'inputmode',
            'format',
            'store',
            'catalog',
            'choicesFrom',
            'exclusive',
            'countField',
            'min',
            'max',
            'width',
            'groupBy',
            'tone',
            'kind',
            'place',
          ].includes(node.key) && texts(node),
      )
      .flatMap(({ file, pointer, key, value }) => {
        const seen = [
          ...new Set(
            nodesIn(project, LOOK_FILES)
              .filter((one_) => one_.key === key && typeof one_.value === 'string')
              .map((one_) => valueAsText(one_.value)),
          ),
        ];
        const to = seen[(seen.indexOf(valueAsText(value)) + 1) % seen.length];
        return to === undefined || to === value ? [] : [one({ file, set: pointer, to })];
      }),
  'key of the flow dropped': (project) =>
    nodesIn(project, FLOWS)
      .filter(
        ({ keys, key }) =>
          keys.length >= 3 &&
          ['steps', 'pages', 'remote', 'mirror', 'derive'].includes(keys[0] ?? '') &&
          !['id', 'to', 'value', 'mode'].includes(key) &&
          !/^\d+$/.test(key),
      )
      .filter(({ keys }) => keys.length <= 5)
      .map(({ file, pointer }) => one({ file, remove: pointer })),
};

function other(value: Json): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const turned: Readonly<Record<string, string>> = {
    yes: 'no',
    no: 'yes',
    individual: 'other',
    'general-contractor': 'other',
  };
  return turned[valueAsText(value)] ?? `${valueAsText(value)}x`;
}

import type { Edit } from '../../../src/checker/project/edit.ts';
import { isObject, type Json } from '../../../src/engine/logic/json.ts';
import { one, type Kind, type MutableProject } from '../mutant.ts';
import { CATALOGS, DATA, FLOWS, type Node, nodesIn, QUESTIONS } from './nodes.ts';

/** Two values of the same kind swapped or copied: each is valid, but elsewhere. */
const SCHEMAS = /^schemas\/(?!meta|catalog|content)[^/]+\/schema\.json$/;
const LOOKS = /^schemas\/(?!meta|catalog|content)[^/]+\/ui\.json$/;

type Pick = (node: Node) => boolean;

/** Swaps every selected value with the next different one in its group. */
const exchanged =
  (files: RegExp, pick: Pick, group: (node: Node) => string): Kind =>
  (project) => {
    const all = nodesIn(project, files).filter(pick);
    return all.flatMap((node, index) => {
      const other = all
        .slice(index + 1)
        .find((next) => group(next) === group(node) && !isSame(next.value, node.value));
      return other === undefined ? [] : [one(put(node, other.value), put(other, node.value))];
    });
  };

/** Replaces every selected value with the next different one in its group. */
const copied =
  (files: RegExp, pick: Pick, group: (node: Node) => string): Kind =>
  (project) => {
    const all = nodesIn(project, files).filter(pick);
    return all.flatMap((node, index) => {
      const others = [...all.slice(index + 1), ...all.slice(0, index)];
      const other = others.find(
        (next) => group(next) === group(node) && !isSame(next.value, node.value),
      );
      return other === undefined ? [] : [one(put(node, other.value))];
    });
  };

const put = ({ file, pointer }: Node, to: Json): Edit => ({ file, set: pointer, to });
const isSame = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);
const isText = ({ value }: Node) => typeof value === 'string';
const ofFile = ({ file }: Node) => file;
const ofKey = ({ file, key }: Node) => `${file} ${key}`;
const everywhere = () => '';

const underRemote =
  (name: string): Pick =>
  ({ keys }) =>
    keys.length === 3 && keys[0] === 'remote' && keys[1] === name;

export const EXCHANGED_KINDS: Readonly<Record<string, Kind>> = {
  'columns exchanged': exchanged(FLOWS, underRemote('columns'), ofFile),
  'columns read for each other': exchanged(FLOWS, underRemote('read'), ofFile),
  'mirrored answers exchanged': exchanged(
    FLOWS,
    ({ keys }) => keys[0] === 'mirror' && keys.length === 2,
    ofFile,
  ),
  'facts of a page exchanged': exchanged(
    FLOWS,
    ({ keys }) => keys[0] === 'pages' && keys.at(-2) === 'facts',
    ofFile,
  ),
  'derivation into the field of another': exchanged(
    FLOWS,
    ({ keys, key }) => keys[0] === 'derive' && keys.length === 3 && key === 'to',
    ofFile,
  ),
  'parameters of an address exchanged': exchanged(
    FLOWS,
    ({ keys }) => keys.at(-2) === 'query' || keys.at(-2) === 'prefill',
    ({ keys, file }) => `${file} ${keys.slice(0, -1).join('/')}`,
  ),
  'transitions of two steps exchanged': exchanged(
    FLOWS,
    ({ keys, key }) => keys[0] === 'steps' && key === 'to',
    ofFile,
  ),
  'numbers of two steps exchanged': exchanged(FLOWS, ({ key }) => key === 'savedStep', ofFile),
  'definition of another condition or value': copied(
    FLOWS,
    ({ keys }) => keys.length === 2 && (keys[0] === 'conditions' || keys[0] === 'values'),
    ({ file, keys }) => `${file} ${keys[0] ?? ''}`,
  ),
  'choices of another catalog': copied(
    SCHEMAS,
    (node) => node.key === 'x-options' && isText(node),
    everywhere,
  ),
  'pattern of another field': copied(
    SCHEMAS,
    (node) => node.key === 'pattern' && isText(node),
    everywhere,
  ),
  'limits exchanged': (project) =>
    pairs(project, [
      ['minimum', 'maximum'],
      ['minItems', 'maxItems'],
      ['minLength', 'maxLength'],
    ]),
  'labels of yes and no exchanged': (project) =>
    nodesIn(project, LOOKS).flatMap(({ file, pointer, key, value }) =>
      key === 'choices' && isObject(value) && value['true'] !== undefined
        ? [one({ file, set: pointer, to: { true: value['false'] ?? '', false: value['true'] } })]
        : [],
    ),
  'errors of two fields exchanged': exchanged(
    LOOKS,
    ({ key, value }) => key === 'errors' && isObject(value),
    ofFile,
  ),
  'titles of two questions exchanged': exchanged(
    SCHEMAS,
    (node) => node.key === 'title' && node.keys.includes('properties') && isText(node),
    ofFile,
  ),
  'message at the field of another rule': copied(
    QUESTIONS,
    ({ keys, key }) => keys[0] === 'rules' && keys.length === 3 && key === 'at',
    ofFile,
  ),
  'widgets of two fields exchanged': exchanged(
    LOOKS,
    (node) => node.key === 'ui:widget' && isText(node),
    ofFile,
  ),
  'numbers of two entries exchanged': exchanged(
    CATALOGS,
    ({ value, keys }) => typeof value === 'number' && keys.length >= 3,
    ofKey,
  ),
  'lists of two entries exchanged': exchanged(
    CATALOGS,
    ({ value, keys }) => Array.isArray(value) && value.length > 0 && keys.length >= 3,
    ofKey,
  ),
  'keys of a lookup exchanged': (project) =>
    nodesIn(project, FLOWS).flatMap(({ file, pointer, key, value }) =>
      key === 'lookup' && Array.isArray(value) && value.length === 3
        ? [one({ file, set: `${pointer}/2`, to: value[2] === 'label' ? 'id' : 'label' })]
        : [],
    ),
  'letter that looks like another': (project) =>
    nodesIn(project, DATA).flatMap(({ file, pointer, key, value }) =>
      ['label', 'id', 'name', 'title'].includes(key) && typeof value === 'string' && /a/.test(value)
        ? [one({ file, set: pointer, to: value.replace('a', '\u0430') })]
        : [],
    ),
};

/** Swaps the values of two keys; an object with only one of them gets the other key instead. */
function pairs(project: MutableProject, names: readonly (readonly [string, string])[]) {
  return nodesIn(project, SCHEMAS).flatMap(({ file, pointer, value }) =>
    names.flatMap(([low, high]) => {
      if (!isObject(value) || (value[low] === undefined && value[high] === undefined)) return [];
      const { [low]: least, [high]: most, ...rest } = value;
      const to = {
        ...rest,
        ...(most === undefined ? {} : { [low]: most }),
        ...(least === undefined ? {} : { [high]: least }),
      };
      return [one({ file, set: pointer, to })];
    }),
  );
}

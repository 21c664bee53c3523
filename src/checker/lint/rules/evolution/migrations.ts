import {
  CONSENTS,
  didYouMean,
  escapedKey,
  type Migration,
  sectionOf,
} from '../../../../engine/core.ts';
import type { Model } from '../../../model/model.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { olderFormProblems } from '../../shown-codes.ts';

export const e2: LintRule = {
  code: 'E2',
  name: 'drafts-migrate',
  layer: 'parts',
  guarantee:
    'The migrations and older forms of saved drafts lead to the version of the flow and to its answers.',
  severity: 'error',
  check(model) {
    const { flow } = model;
    if (flow === undefined) return [];
    const { migrations = [] } = flow;
    return [
      ...versions(model, migrations, flow.version),
      ...migrations.flatMap((migration, index) => places(model, migrations, migration, index)),
      ...olderFormProblems(model),
    ];
  },
};

function versions(
  { flowPath: file }: Model,
  migrations: readonly Migration[],
  version: number,
): Defect[] {
  const latest = migrations.at(-1)?.version ?? 1;
  const unordered = migrations.flatMap((migration, index): Defect[] => {
    const before = migrations[index - 1]?.version ?? 1;
    if (migration.version > before) return [];
    return [
      {
        file,
        pointer: `/migrations/${index}/version`,
        message: `Version ${migration.version} does not come after version ${before}: drafts would be changed in the wrong order.`,
        suggestion: 'Put the oldest version first, with one entry for each.',
      },
    ];
  });
  if (unordered.length > 0 || version === latest) return unordered;
  const isAhead = version > latest;
  return [
    {
      file,
      pointer: '/version',
      message: isAhead
        ? `No migration leads to version ${version}: the draft of a returning visitor would be read as what it is not.`
        : `Migrations lead to version ${latest}: drafts would be taken for older ones and changed again.`,
      suggestion: isAhead
        ? `Say under "migrations" what became of the answers, as { "version": ${version}, "move": { "old.path": "new.path" } }, or write ${latest} if no draft has to change.`
        : `Write ${latest}.`,
    },
  ];
}

/**
 * Checks the paths in a migration: targets must be current answers or be migrated further, and
 * sources must no longer be asked for.
 */
function places(
  model: Model,
  migrations: readonly Migration[],
  { move = {}, replace = {}, remove = [] }: Migration,
  index: number,
): Defect[] {
  const file = model.flowPath;
  const asked = new Set([
    ...model.steps.flatMap(({ fields }) => fields.map(({ path }) => path)),
    ...(model.flow?.steps ?? []).flatMap(({ answers }) => answers),
  ]);
  const later = migrations.slice(index + 1);
  const movesOn = (path: string) =>
    later.some((one) => Object.hasOwn(one.move ?? {}, path) || one.remove?.includes(path) === true);
  const at = `/migrations/${index}`;
  const known = (pointer: string, path: string): Defect[] =>
    asked.has(path) || movesOn(path)
      ? []
      : [
          {
            file,
            pointer,
            message: `No step asks for "${path}": saved answers would be moved to where nothing reads them.`,
            suggestion: didYouMean(path, [...asked]),
          },
        ];
  const comesBack = (path: string) =>
    later.some((one) => Object.values(one.move ?? {}).includes(path));
  const kept = new Set([CONSENTS, ...(model.flow?.pages ?? []).map(({ keeps }) => keeps)]);
  const untouched = (pointer: string, path: string): Defect[] =>
    kept.has(sectionOf(path))
      ? [
          {
            file,
            pointer,
            message: `"${sectionOf(path)}" is kept beside the answers, and no migration may touch it: what visitors agreed to or entered there would be lost.`,
            suggestion: 'Take the path out.',
          },
        ]
      : [];
  const gone = (pointer: string, path: string): Defect[] =>
    asked.has(path) && !comesBack(path)
      ? [
          {
            file,
            pointer,
            message: `"${path}" is asked today: the answer of every older draft would be taken from it.`,
            suggestion:
              'Name the path as it was before the change; a new question takes a name that no draft has.',
          },
        ]
      : untouched(pointer, path);
  return [
    ...Object.entries(move).flatMap(([from, to]) => {
      const pointer = `${at}/move/${escapedKey(from)}`;
      return [...gone(pointer, from), ...known(pointer, to), ...unlike(file, pointer, from, to)];
    }),
    ...Object.entries(replace).flatMap(([path, ids]) => [
      ...known(`${at}/replace/${escapedKey(path)}`, path),
      ...choices(model, `${at}/replace/${escapedKey(path)}`, path, ids, later),
    ]),
    ...remove.flatMap((path, place) => gone(`${at}/remove/${place}`, path)),
  ];
}

/** Items must stay in their list; elsewhere it would be unclear which item an answer belongs to. */
function unlike(file: string, pointer: string, from: string, to: string): Defect[] {
  const list = (path: string) => path.slice(0, path.lastIndexOf('*') + 1);
  if (list(from) === list(to)) return [];
  return [
    {
      file,
      pointer,
      message: `"${from}" and "${to}" are not in the same list: it is not clear which item an answer belongs to.`,
      suggestion: 'Move the list first, in a version of its own, and then the fields of its items.',
    },
  ];
}

function choices(
  { steps, flowPath: file }: Model,
  pointer: string,
  path: string,
  ids: Readonly<Record<string, string>>,
  later: readonly Migration[],
): Defect[] {
  const field = steps.flatMap(({ fields }) => fields).find((one) => one.path === path);
  const items = steps.flatMap(({ fields }) => fields).find((one) => one.path === `${path}.*`);
  const offered = field?.schema['enum'] ?? items?.schema['enum'];
  if (!Array.isArray(offered)) return [];
  const isReplacedLater = (id: string) =>
    later.some(({ replace }) => Object.hasOwn(replace?.[path] ?? {}, id));
  return Object.entries(ids).flatMap(([was, is]): Defect[] => {
    if (offered.includes(was)) {
      return [
        {
          file,
          pointer: `${pointer}/${escapedKey(was)}`,
          message: `"${path}" offers "${was}" today: whoever chose it would find something else chosen.`,
          suggestion: 'Name the id as it was before the change.',
        },
      ];
    }
    if (offered.includes(is) || isReplacedLater(is)) return [];
    const names = offered.filter((option) => typeof option === 'string');
    return [
      {
        file,
        pointer: `${pointer}/${escapedKey(was)}`,
        message: `"${path}" does not offer "${is}": the answer would be refused.`,
        suggestion: didYouMean(is, names),
      },
    ];
  });
}

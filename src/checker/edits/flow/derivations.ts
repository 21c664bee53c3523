import {
  type Derivation,
  failed,
  type Flow,
  type JsonObject,
  ok,
  reads,
  type Result,
  sameJson,
  type Template,
  templateExpressions,
} from '../../../engine/core.ts';
import { buildModel } from '../../model/model.ts';
import { applyAll, type Edit } from '../../project/edit.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import {
  type NamedCondition,
  conditionEdits,
  withoutUnused,
  wrongCondition,
} from '../named-in-flow.ts';
import { withProvenRoutes } from './proven-routes.ts';

/** A derivation whose condition may be new. */
export type Derived = Omit<Derivation, 'when'> & { when?: NamedCondition | undefined };

type Place = { of?: string | undefined; /** As it was shown. */ was: Derivation };

/** Adds a derivation before the first one that reads its answer: they are computed in order. */
export const addDerivation = (
  texts: ProjectTexts,
  { of }: Pick<Place, 'of'>,
  derived: Derived,
): Result<ProjectTexts, string> =>
  edited(texts, of, (flow, file) => {
    const reader = flow.derive.findIndex(({ value }) => readsAnswer(value, derived.to));
    const index = reader < 0 ? flow.derive.length : reader;
    return written(flow, file, derived, { file, insert: `/derive/${index}`, to: entryOf(derived) });
  });

/** Changes a derivation in its place. */
export const changeDerivation = (
  texts: ProjectTexts,
  { of, was }: Place,
  derived: Derived,
): Result<ProjectTexts, string> =>
  edited(texts, of, (flow, file) => {
    const index = indexOf(flow, was);
    if (index < 0) return failed([isGone(was)]);
    const to = entryOf(derived);
    if (!sameJson(to, flow.derive[index])) {
      return written(flow, file, derived, { file, set: `/derive/${index}`, to });
    }
    return written(flow, file, derived);
  });

/** Removes a derivation; its answer keeps the value it has. */
export const removeDerivation = (
  texts: ProjectTexts,
  { of, was }: Place,
): Result<ProjectTexts, string> =>
  edited(texts, of, (flow, file) => {
    const index = indexOf(flow, was);
    return index < 0 ? failed([isGone(was)]) : ok([{ file, remove: `/derive/${index}` }]);
  });

function edited(
  texts: ProjectTexts,
  of: string | undefined,
  edit: (flow: Flow, file: string) => Result<Edit[], string>,
): Result<ProjectTexts, string> {
  const { flow, flowPath: file } = buildModel(texts, undefined, of);
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const edits = edit(flow, file);
  if (!edits.ok) return edits;
  const after = applyAll(texts, edits.value);
  return ok(withProvenRoutes(withoutUnused(texts, after, file), file));
}

function written(
  flow: Flow,
  file: string,
  { when }: Derived,
  ...edits: Edit[]
): Result<Edit[], string> {
  const problems = when === undefined ? [] : wrongCondition(flow, when);
  return problems.length > 0
    ? failed(problems)
    : ok([...conditionEdits(flow, file, when), ...edits]);
}

const entryOf = ({ to, mode, confirm, when, value }: Derived): JsonObject => ({
  to,
  mode,
  ...(confirm === true && { confirm }),
  ...(when !== undefined && { when: when.name }),
  value,
});

const indexOf = ({ derive }: Flow, was: Derivation): number =>
  derive.findIndex((one) => sameJson(one, was));

const isGone = ({ to }: Derivation): string =>
  `"${to}" is no longer computed in this way: it was changed in the meantime.`;

const readsAnswer = (value: Template, path: string): boolean =>
  templateExpressions(value).some(({ expression }) =>
    reads(expression).some((read) => `${read.path}.`.startsWith(`${path}.`)),
  );

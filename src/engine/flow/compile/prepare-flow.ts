import type { Catalogs } from '../../logic/expressions/scope.ts';
import type { JsonObject } from '../../logic/json.ts';
import { references } from '../../logic/expressions/reads.ts';
import { flowExpressions } from './check.ts';
import { compileFlow } from './compile.ts';
import type { Questions } from '../compiled.ts';
import { consentsIn, type Consent } from '../consents.ts';
import { normalSchema } from '../../language/normalize/normal-step.ts';
import { olderForms, type OlderForms } from '../stored/older.ts';
import { sectionShapes, type Shape } from '../stored/shape.ts';
import { questionsOf } from '../../language/step-schema.ts';
import type { Flow, StepId } from '../types.ts';

/** What is known about a flow before its first question is loaded. */
export type ReadyFlow = {
  /** Reduced to what the flow looks up. */
  catalogs: Catalogs;
  questions: Questions;
  consents: readonly Consent[];
  shapes: Readonly<Record<string, Shape>>;
  older: OlderForms;
};

/** The catalogs that a flow itself names. */
export function flowCatalogs(flow: Flow): string[] {
  const older = Object.values(flow.older ?? {}).flatMap((form) =>
    'idsOf' in form ? [form.idsOf] : [],
  );
  return [...lookupsIn(flow).map(({ name }) => name), ...older];
}

/**
 * Prepares a flow; `stepOf` returns the schema and the UI schema of a step as written.
 * @throws with all problems of a flow that does not compile.
 */
export function prepareFlow(
  flow: Flow,
  stepOf: (step: StepId) => { schema: JsonObject; ui: JsonObject },
  known: Catalogs,
): ReadyFlow {
  const catalogs = trim(known, lookupsIn(flow));
  const steps = flow.steps.map(({ id, answers }) => {
    const { schema, ui } = stepOf(id);
    return { id, answers, schema: normalSchema(schema), ui };
  });
  const questions = questionsOf(steps);
  const compiled = compileFlow(flow, catalogs, questions);
  if (!compiled.ok) {
    const lines = compiled.problems.map(({ at, text }) => `  ${at}: ${text}`);
    throw new Error(`The flow "${flow.id}" does not compile:\n${lines.join('\n')}`);
  }
  return {
    catalogs,
    questions,
    consents: consentsIn(steps),
    shapes: sectionShapes(steps, flow.pages),
    older: olderForms(flow, known),
  };
}

type Lookup = { name: string; field?: string };

function lookupsIn(flow: Flow): Lookup[] {
  const lookups = flowExpressions(flow)
    .flatMap(({ expression }) => references(expression))
    .filter(({ kind }) => kind === 'lookup');
  const columns = Object.values(flow.remote.read ?? {}).flatMap(({ catalog, by }) =>
    catalog === undefined ? [] : [{ name: catalog, ...(by && { field: by }) }],
  );
  return [...lookups, ...columns];
}

function trim(catalogs: Catalogs, lookups: readonly Lookup[]): Catalogs {
  return Object.fromEntries(
    Object.entries(catalogs).flatMap(([name, { entries }]) => {
      if (!lookups.some((lookup) => lookup.name === name)) return [];
      const fields = lookups.filter((lookup) => lookup.name === name).map(({ field }) => field);
      const kept = entries.map((entry) => ({
        ...Object.fromEntries(Object.entries(entry).filter(([key]) => fields.includes(key))),
        id: entry.id,
      }));
      return [[name, { entries: kept }]];
    }),
  );
}

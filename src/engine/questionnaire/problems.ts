import flowMeta from '../../../schemas/meta/flow.schema.json' with { type: 'json' };
import { stepProblems } from '../fields/problems/step-problems.ts';
import { fieldsOf, type Field } from '../language/fields.ts';
import { ambientAt } from '../flow/stored/dates.ts';
import {
  checkExpression,
  checkFlow,
  flowExpressions,
  type FlowProblem,
} from '../flow/compile/check.ts';
import { CONSENTS } from '../flow/consents.ts';
import { normalStep } from '../language/normalize/normal-step.ts';
import { backward, unconnected } from '../flow/compile/order.ts';
import { kindOf } from '../flow/compile/page-kinds.ts';
import type { SchemaDefect } from '../language/problems/unclear-fields.ts';
import { strays } from '../language/problems/stray.ts';
import { pointer } from '../logic/pointer.ts';
import { CATALOG_KEYS } from '../flow/compile/ready-step.ts';
import { OPTIONS } from '../language/step-source.ts';
import type { Flow, Step } from '../flow/types.ts';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import { generalPath } from '../logic/path.ts';
import { reads } from '../logic/expressions/reads.ts';
import { OWN_PAGES } from '../pages/end-pages/load-page.ts';
import { expandFlow } from './flow-source.ts';
import type { QuestionnaireSource, StepSource } from './runnable.ts';
import { unknownTexts } from './texts.ts';
import { hasWidget } from '../fields/load-widgets.ts';

/** A mistake in a questionnaire; `at` is a JSON pointer into its source. */
export type Problem = Pick<FlowProblem, 'at' | 'text'>;

/** A step with its fields and its place in the source. */
type Known = StepSource & { at: string; step: Step; fields: readonly Field[] };

/** Everything that keeps a questionnaire from working, in the order of its source. */
export function problemsOf(source: QuestionnaireSource): Problem[] {
  const misshapen = shapeProblems(source);
  if (misshapen.length > 0) return misshapen;
  const stray = strays(source.flow as unknown as Json, flowMeta as unknown as JsonObject, 'flow');
  const flowShape = stray
    .filter(({ pointer: at }) => !isKindOfPage(at))
    .map(({ pointer: at, message, suggestion }) => problemAt(`/flow${at}`, message, suggestion));
  const flow = stray.every(({ hasType = true }) => hasType)
    ? expandFlow(source.flow, (id) => id)
    : undefined;
  const ids = source.flow.steps.map(({ id }) => id);
  const missing = ids.flatMap((id) => stepProblem(id, source.steps[id]));
  const steps = ids.flatMap((id): Known[] => {
    const [written, step] = [source.steps[id], flow?.steps.find((one) => one.id === id)];
    return written === undefined || step === undefined || stepProblem(id, written).length > 0
      ? []
      : [{ ...written, at: pointer('/steps', id), step, fields: fieldsIn(step, written) }];
  });
  return [
    ...unknownTexts(source.texts ?? {}).map((at) => ({
      at: `/texts${at}`,
      text: 'the engine has no such text',
    })),
    ...flowShape,
    ...(flow === undefined ? [] : flowProblems(flow, steps, source, missing.length === 0)),
    ...missing,
    ...steps.flatMap((step) => [
      ...unsupported(step, source),
      ...unknownLooks(step),
      ...unknownNames(step, source),
      ...(flow === undefined ? [] : ruleProblems(flow, step)),
    ]),
  ];
}

/** What was left out of a step because no answer depends on it. */
export const noteAt = (
  place: string,
  { pointer: at, message, suggestion }: SchemaDefect,
): Problem => problemAt(`${place}${at}`, message, suggestion);

const problemAt = (at: string, message: string, suggestion: string | undefined): Problem => ({
  at,
  text: inApp([message, ...(suggestion === undefined ? [] : [suggestion])].join(' ')),
});

/** What keeps the source from being read at all, such as the answer of a server that failed. */
export function shapeProblems(source: unknown): Problem[] {
  const lacks = (at: string, what: string): Problem => ({ at, text: `${what} is missing here` });
  if (!isObject(source)) return [lacks('', 'an object with "flow" and "steps"')];
  const { flow, steps } = source;
  const inFlow = (key: string): Problem[] => {
    const places = isObject(flow) ? flow[key] : [];
    if (!Array.isArray(places)) return [lacks(`/flow/${key}`, `the list of ${key}`)];
    return places.flatMap((place, index) =>
      isObject(place) && typeof place['id'] === 'string'
        ? []
        : [lacks(`/flow/${key}/${index}`, 'an object with an "id"')],
    );
  };
  return [
    ...(isObject(flow) ? [] : [lacks('/flow', 'the object of the flow')]),
    ...(isObject(flow) && typeof flow['id'] !== 'string' ? [lacks('/flow/id', 'a name')] : []),
    ...inFlow('steps'),
    ...inFlow('pages'),
    ...(isObject(steps) ? [] : [lacks('/steps', 'the object of the steps by id')]),
  ];
}

/** Pages of the app have kinds of their own, which `unknownKinds` knows. */
const isKindOfPage = (at: string) => /^\/pages\/\d+\/kind$/.test(at);

function flowProblems(
  flow: Flow,
  steps: readonly Known[],
  source: QuestionnaireSource,
  isComplete: boolean,
): Problem[] {
  const found = checkFlow(flow).map(({ at, text }) => ({ at: `/flow${at}`, text }));
  return [
    ...found,
    ...[...backward(flow), ...(found.length > 0 ? [] : unconnected(flow))].map(
      ({ at, text, suggestion }) => problemAt(`/flow${at}`, text, suggestion),
    ),
    ...(isComplete ? [...unknownReads(flow, steps), ...unknownTargets(flow, steps)] : []),
    ...unknownKinds(flow, source),
  ];
}

/** Answers that are derived although no step asks for or stores them. */
function unknownTargets(flow: Flow, steps: readonly Known[]): Problem[] {
  const known = knownPaths(flow, steps);
  return flow.derive.flatMap(({ to }, index) =>
    to.startsWith('$') || known(to)
      ? []
      : [{ at: `/flow/derive/${index}/to`, text: `no step asks for "${to}"` }],
  );
}

function stepProblem(id: string, step: StepSource | undefined): Problem[] {
  const at = pointer('/steps', id);
  if (step === undefined) return [{ at, text: 'the flow has this step, but "steps" does not' }];
  const { type, $ref: reference } = step.schema;
  if (type === 'object') return [];
  if (reference === undefined)
    return [{ at: `${at}/schema/type`, text: 'the schema of a step has the type "object"' }];
  return [
    { at: `${at}/schema/$ref`, text: `nothing in the file is at ${JSON.stringify(reference)}` },
  ];
}

function fieldsIn({ id, answers }: Step, { schema, ui = {} }: StepSource): Field[] {
  const section = typeof answers === 'string' ? answers : null;
  return fieldsOf({ step: id, section, ...normalStep({ schema, ui }) });
}

/** Whether a path leads to an answer, or to what the engine and the pages keep. */
function knownPaths(flow: Flow, steps: readonly Known[]): (path: string) => boolean {
  const paths = new Set([
    ...Object.keys(ambientAt('')),
    ...steps.flatMap(({ step, fields }) =>
      [step.answers, ...fields.map(({ path }) => path)].flat(),
    ),
  ]);
  const free = [CONSENTS, ...flow.pages.flatMap(({ keeps }) => keeps ?? [])];
  return (path) =>
    paths.has(generalPath(path)) || free.some((name) => `${path}.`.startsWith(`${name}.`));
}

/** Answers that conditions, values and rules read although no step asks for them. */
function unknownReads(flow: Flow, steps: readonly Known[]): Problem[] {
  const isKnown = knownPaths(flow, steps);
  const places = [
    ...flowExpressions(flow).map(({ at, expression }) => ({ at: `/flow${at}`, expression })),
    ...steps.flatMap(({ at: place, rules = [] }) =>
      rules.map(({ valid }, index) => ({ at: `${place}/rules/${index}/valid`, expression: valid })),
    ),
  ];
  return places.flatMap(({ at, expression }) =>
    reads(expression)
      .filter(({ path }) => !isKnown(path))
      .map((read) => ({ at: `${at}${read.at}`, text: `no step asks for "${read.path}"` })),
  );
}

function unknownKinds({ pages }: Flow, source: QuestionnaireSource): Problem[] {
  const kinds = Object.keys({ ...OWN_PAGES, ...source.pages });
  return pages.flatMap((page, index) =>
    kinds.includes(kindOf(page))
      ? []
      : [{ at: `/flow/pages/${index}`, text: `"pages" has no component for "${kindOf(page)}"` }],
  );
}

/** What the engine cannot draw, store or check; unknown widgets are reported by name. */
function unsupported(
  { at, schema, ui = {} }: Known,
  { catalogs = {}, widgets = {} }: QuestionnaireSource,
): Problem[] {
  const isOwnWidget = (name: string) =>
    name !== '' && (Object.hasOwn(widgets, name) || !hasWidget(name, widgets));
  return stepProblems({ schema, ui }, { catalogs, isOwnWidget }).map(
    ({ file, pointer: place, message, suggestion }) =>
      problemAt(`${at}/${file}${place}`, message, suggestion),
  );
}

/** In an app, the files of a step are keys of its source. */
const inApp = (text: string) =>
  text
    .replaceAll(/\b(schema|ui|rules)\.json\b/g, '"$1"')
    .replaceAll('widget of schemas/README.md', 'widget of the README');

/** Entries of the UI schema for fields that the schema does not have. */
function unknownLooks({ at: place, ui = {}, fields }: Known): Problem[] {
  const known = new Set(fields.map(({ uiPointer }) => uiPointer));
  const inside = (look: JsonObject, at: string): Problem[] =>
    Object.entries(look).flatMap(([name, value]) => {
      if (name.startsWith('ui:') || name === '$schema') return [];
      const here = pointer(at, name);
      if (!known.has(here)) {
        return [{ at: `${place}/ui${here}`, text: `the schema has no field "${name}"` }];
      }
      return isObject(value) ? inside(value, here) : [];
    });
  return inside(ui, '');
}

/** Widgets and lists of choices that do not exist. */
function unknownNames({ at, schema, ui = {} }: Known, source: QuestionnaireSource): Problem[] {
  const { widgets = {}, catalogs = {} } = source;
  const offersChoices = (name: string) => (catalogs[name]?.entries.length ?? 0) > 0;
  return namesIn({ schema, ui }, at).flatMap(({ key, name, at: place }) => {
    if (key === 'ui:widget' && !hasWidget(name, widgets)) {
      return [{ at: place, text: `there is no widget called "${name}"` }];
    }
    return key !== 'ui:widget' && !offersChoices(name)
      ? [{ at: place, text: `there is no catalog called "${name}" with entries` }]
      : [];
  });
}

/** Every name of a widget or a catalog, with its place. */
function namesIn(json: Json, at: string): { key: string; name: string; at: string }[] {
  if (Array.isArray(json)) return json.flatMap((item, index) => namesIn(item, `${at}/${index}`));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const here = pointer(at, key);
    const isName = key === 'ui:widget' || key === OPTIONS || CATALOG_KEYS.has(key);
    return isName && typeof value === 'string'
      ? [{ key, name: value, at: here }]
      : namesIn(value, here);
  });
}

function ruleProblems(flow: Flow, { at: place, rules = [], fields }: Known): Problem[] {
  const known = new Set(['', ...fields.map(({ at }) => at)]);
  return rules.flatMap(({ valid, at }, index) => {
    const rule = `${place}/rules/${index}`;
    const isPlaced = known.has(textOf(at).replaceAll(/\/\d+(?=\/|$)/g, '/*'));
    return [
      ...checkExpression(flow, { at: `${rule}/valid`, expression: valid, expected: 'boolean' }),
      ...(isPlaced ? [] : [{ at: `${rule}/at`, text: `the schema has no field at "${at}"` }]),
    ];
  });
}

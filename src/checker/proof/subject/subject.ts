import {
  type Ambient,
  type Answers,
  type Catalogs,
  type CompiledFlow,
  type Expression,
  type Field,
  type Json,
  type Scope,
  ambientAt,
  flowExpressions,
  generalPath,
  isObject,
  onceEach,
  optionsOf,
  sectionOf,
} from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';
import type { StepModel } from '../../model/step-model.ts';
import type { ClassContext, Use } from '../answers/use.ts';
import { computedBy, missingReads, readsThrough, withSources } from './reads-through.ts';
import type { Names } from '../answers/linear.ts';
import { copiesOf, type StepSubject, stepSubject } from './step-subject.ts';
import { cutSums } from '../answers/classes.ts';
import { usesIn } from './uses.ts';

/** Everything the proof needs, prepared once. */
export type Subject = {
  flow: CompiledFlow;
  catalogs: Catalogs;
  today: string;
  /** What expressions can read besides answers, on that day. */
  ambient: Ambient;
  steps: ReadonlyMap<string, StepSubject>;
  /** Finds a field by its dotted path. Any list index matches. */
  field: (path: string) => Field | undefined;
  /** The step that answers a section. */
  stepOf: (path: string) => string | undefined;
  /** Definitions that expressions refer to by name, including computed answers. */
  names: Names;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** The uses that affect anything beyond the step that asks for the answer. */
  decisive: ReadonlyMap<string, readonly Use[]>;
  /** Answers that transitions read, directly or through computed answers. */
  decides: ReadonlySet<string>;
  missing: (expression: Expression, scope: Scope) => string[];
  offered: (field: Field, scope: Scope) => readonly Json[] | null;
  known: Known;
  /** Answers plus everything else expressions can read; created once per answers object. */
  scope: (answers: Answers) => Scope;
  classContext: (offered: readonly Json[] | null) => ClassContext;
};

/**
 * Prepares a flow for the proof.
 * @param models the steps of the flow; those that cannot run are left out
 * @param today the visitor's local date, ISO
 */
export function makeSubject(
  flow: CompiledFlow,
  models: readonly StepModel[],
  catalogs: Catalogs,
  today: string,
): Subject {
  const prepared = models.flatMap((model) => stepSubject(flow, model) ?? []);
  const field = fieldFinder(models);
  const stepOf = sectionOwner(flow);
  const names: Names = { ...flow.source, computed: computedBy(flow) };
  const { all, decisive } = usesIn(flow, models, names, stepOf);
  const accepts = acceptance(flow, field);
  const written = (path: string): Json[] => writtenTo(flow, path);
  return {
    flow,
    catalogs,
    today,
    ambient: ambientAt(today),
    steps: new Map(prepared.map((step) => [step.model.id, step])),
    field,
    stepOf,
    names,
    uses: cutSums(all, field),
    decisive: cutSums(decisive, field, all),
    decides: withSources(
      prepared.flatMap(({ guardReads }) => [...guardReads]),
      names,
    ),
    classContext: (offered) => ({ catalogs, today, offered, accepts, written }),
    missing: (expression, scope) => missingReads(expression, scope, flow.source, catalogs),
    offered: (one, scope) => offeredBy(flow, one, scope),
    known: knownIn(flow, prepared),
    scope: scopesWith(ambientAt(today)),
  };
}

/** The same questionnaire on another day (ISO date). */
export function onDay(subject: Subject, today: string): Subject {
  const ambient = ambientAt(today);
  return {
    ...subject,
    today,
    ambient,
    classContext: (offered) => ({ ...subject.classContext(offered), today }),
    scope: scopesWith(ambient),
  };
}

const scopesWith = (ambient: Ambient): Subject['scope'] =>
  onceEach((answers: Answers): Scope => ({ ...answers, ...ambient }));

function fieldFinder(models: readonly StepModel[]): Subject['field'] {
  const fields = new Map(models.flatMap((model) => model.fields).map((one) => [one.path, one]));
  return (path) => fields.get(generalPath(path));
}

function sectionOwner(flow: CompiledFlow): Subject['stepOf'] {
  const sections = new Map(
    flow.steps.flatMap((step) => step.sections.map((section) => [section, step.id] as const)),
  );
  return (path) => sections.get(sectionOf(path));
}

/** Do the field and all fields it is copied to accept the value? */
function acceptance(flow: CompiledFlow, field: Subject['field']): ClassContext['accepts'] {
  const copies = copiesOf(flow);
  const accepts = (path: string, value: Json): boolean => {
    const target = field(path);
    if (target === undefined) return true;
    const own = compileSchema(target.schema);
    const further = copies.filter(({ from }) => from === path);
    return (
      (!own.ok || own.validate(value).length === 0) && further.every(({ to }) => accepts(to, value))
    );
  };
  return accepts;
}

/** Constants that a derivation writes to the answer under a condition. */
function writtenTo({ source }: CompiledFlow, path: string): Json[] {
  return source.derive.flatMap(({ to, when, value }) =>
    to === path && when !== undefined && !isObject(value) && !Array.isArray(value) ? [value] : [],
  );
}

/** The choices that the flow computes for a field. Null if its schema lists them. */
function offeredBy(flow: CompiledFlow, field: Field, scope: Scope): readonly Json[] | null {
  const name = optionsOf(field)['choicesFrom'];
  if (typeof name !== 'string') return null;
  const list = flow.value(name)?.(scope);
  return Array.isArray(list) ? list : [];
}

/**
 * Picks the answers that anything in the flow reads, hides or derives. The others have no effect on
 * the flow, and there may be thousands of them.
 */
type Known = (answers: Answers) => Answers;

function knownIn(flow: CompiledFlow, steps: readonly StepSubject[]): Known {
  const decisive = decisiveSections(flow, steps);
  return (answers) => {
    const picked: Record<string, Answers[string]> = {};
    for (const name of Object.keys(answers)) {
      if (decisive.has(name)) picked[name] = answers[name];
    }
    return picked;
  };
}

function decisiveSections(flow: CompiledFlow, steps: readonly StepSubject[]): Set<string> {
  const paths = [
    ...flowExpressions(flow.source).flatMap(({ expression }) => [
      ...readsThrough(expression, flow.source),
    ]),
    ...steps.flatMap(({ stepReads }) => [...stepReads]),
    ...flow.derivations.map(({ source }) => source.to),
  ];
  const hiding = flow.steps.flatMap(({ hides, sections }) => (hides ? sections : []));
  const kept = flow.source.pages.flatMap(({ keeps }) => keeps ?? []);
  return new Set([...paths.map(sectionOf), ...hiding, ...kept]);
}

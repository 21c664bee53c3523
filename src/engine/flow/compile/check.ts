import type { Expression } from '../../logic/expressions/expression.ts';
import { parseExpression } from '../../logic/expressions/parse.ts';
import { isPath } from '../../logic/path.ts';
import { references } from '../../logic/expressions/reads.ts';
import { pointer } from '../../logic/pointer.ts';
import { templateExpressions } from '../template.ts';
import type { Flow, Page } from '../types.ts';

/** An error in the flow file that prevents it from running. */
export type FlowProblem = {
  code:
    | 'expression'
    | 'reference'
    | 'circular'
    | 'duplicate'
    | 'target'
    | 'default'
    | 'start'
    | 'path';
  /** JSON pointer into the flow file. */
  at: string;
  /** The name that the flow does not have, where that is the problem. */
  name?: string;
  text: string;
};

/** Checks everything that `compileFlow` relies on; an empty list means that the flow compiles. */
export function checkFlow(flow: Flow): FlowProblem[] {
  const expressions = flowExpressions(flow);
  return [
    ...expressions.flatMap((found) => checkExpression(flow, found)),
    ...circularReferences(flow),
    ...checkIds(flow),
    ...checkSections(flow),
    ...flow.steps.flatMap((step, index) => checkTransitions(flow, step, `/steps/${index}`)),
    ...flow.steps.flatMap(({ show = {} }, index) =>
      Object.entries(show).flatMap(([name, condition]) =>
        checkConditionName(flow, condition, pointer(`/steps/${index}/show`, name)),
      ),
    ),
    ...flow.pages.flatMap((page, index) => checkPage(flow, page, `/pages/${index}`)),
    ...flow.derive.flatMap((derivation, index) => [
      ...checkConditionName(flow, derivation.when, `/derive/${index}/when`),
      ...(isPath(derivation.to)
        ? []
        : [
            problem('path', `/derive/${index}/to`, `"${derivation.to}" is not a path to an answer`),
          ]),
    ]),
  ];
}

/** An expression of the flow file, its JSON pointer and the kind that it must return. */
export type FlowExpression = { at: string; expression: Expression; expected?: 'boolean' };

/** Every expression of a flow file; the linter walks the same list. */
export function flowExpressions(flow: Flow): FlowExpression[] {
  const all = (record: Readonly<Record<string, Expression>> | undefined, at: string) =>
    Object.entries(record ?? {}).map(([key, expression]): FlowExpression => ({
      at: pointer(at, key),
      expression,
    }));
  return [
    ...all(flow.conditions, '/conditions').map((found): FlowExpression => ({
      ...found,
      expected: 'boolean',
    })),
    ...all(flow.values, '/values'),
    ...all(flow.remote.columns, '/remote/columns'),
    ...all(flow.remote.quoted, '/remote/quoted'),
    ...templateExpressions(flow.mirror, '/mirror'),
    ...flow.derive.flatMap((derivation, index) =>
      templateExpressions(derivation.value, `/derive/${index}/value`),
    ),
    ...flow.steps.flatMap((step, index) =>
      step.next.flatMap((transition, edge) => [
        ...all(transition.query, `/steps/${index}/next/${edge}/query`),
        ...all(transition.state, `/steps/${index}/next/${edge}/state`),
      ]),
    ),
    ...flow.pages.flatMap(({ facts }, page) => all(facts, `/pages/${page}/facts`)),
    ...flow.pages.flatMap(({ alsoAsked = [] }, page) =>
      alsoAsked.map(({ text }, index): FlowExpression => ({
        at: `/pages/${page}/alsoAsked/${index}/text`,
        expression: text,
      })),
    ),
  ];
}

/** The problems of an expression that uses the names of a flow. */
export function checkExpression(
  flow: Flow,
  { at, expression, expected }: FlowExpression,
): FlowProblem[] {
  const parsed = parseExpression(expression, expected);
  if (!parsed.ok) {
    return parsed.problems.map(({ at: inside, text }) =>
      problem('expression', `${at}${inside}`, text),
    );
  }
  return references(expression).flatMap((reference) => {
    if (reference.kind === 'lookup') return [];
    const known = reference.kind === 'condition' ? flow.conditions : flow.values;
    if (Object.hasOwn(known, reference.name)) return [];
    return [
      problem(
        'reference',
        at,
        `there is no ${reference.kind} called "${reference.name}"`,
        reference.name,
      ),
    ];
  });
}

/** Sections begin with the first step and follow the order of the steps. */
function checkSections({ sections = [], steps }: Flow): FlowProblem[] {
  const positions = sections.map(({ from }) => steps.findIndex(({ id }) => id === from));
  return sections.flatMap(({ from }, index) => {
    const at = `/sections/${index}/from`;
    const position = positions[index] ?? -1;
    if (position < 0) return [problem('target', at, `there is no step called "${from}"`, from)];
    const isNext = index === 0 ? position === 0 : position > (positions[index - 1] ?? -1);
    return isNext
      ? []
      : [problem('target', at, 'the sections do not follow the order of the steps')];
  });
}

function checkSummary({ facts = {}, summary = [] }: Page, at: string): FlowProblem[] {
  return summary.flatMap(({ fact }, index) =>
    Object.hasOwn(facts, fact)
      ? []
      : [
          problem(
            'reference',
            `${at}/summary/${index}/fact`,
            `the page has no fact "${fact}"`,
            fact,
          ),
        ],
  );
}

function circularReferences(flow: Flow): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const visit = (kind: 'condition' | 'value', name: string, trail: readonly string[]): void => {
    const key = `${kind} ${name}`;
    if (trail.includes(key)) {
      const at = pointer(`/${kind}s`, name);
      const isKnown = problems.some((known) => known.at === at);
      if (!isKnown)
        problems.push(problem('circular', at, `the ${kind} "${name}" refers to itself`));
      return;
    }
    const source = (kind === 'condition' ? flow.conditions : flow.values)[name];
    if (source === undefined) return;
    for (const reference of references(source)) {
      if (reference.kind !== 'lookup') visit(reference.kind, reference.name, [...trail, key]);
    }
  };
  for (const name of Object.keys(flow.conditions)) visit('condition', name, []);
  for (const name of Object.keys(flow.values)) visit('value', name, []);
  return problems;
}

function checkIds(flow: Flow): FlowProblem[] {
  const places = [
    ...flow.steps.map((step, index) => ({ ...step, at: `/steps/${index}` })),
    ...flow.pages.map((page, index) => ({ ...page, at: `/pages/${index}` })),
  ];
  const twice = (key: 'id' | 'path') =>
    places.flatMap((place, index) =>
      places.findIndex((other) => other[key] === place[key]) === index
        ? []
        : [problem('duplicate', `${place.at}/${key}`, `"${place[key]}" is used twice`)],
    );
  const start = flow.steps.some((step) => step.id === flow.start)
    ? []
    : [problem('start', '/start', `there is no step called "${flow.start}"`, flow.start)];
  return [...twice('id'), ...twice('path'), ...start];
}

function checkTransitions(flow: Flow, step: Flow['steps'][number], at: string): FlowProblem[] {
  const last = step.next.length - 1;
  const problems = step.next.flatMap((transition, index) => {
    const here = `${at}/next/${index}`;
    const known =
      flow.steps.some((other) => other.id === transition.to) ||
      flow.pages.some((page) => page.id === transition.to);
    return [
      ...(known
        ? []
        : [
            problem(
              'target',
              `${here}/to`,
              `there is no step or page "${transition.to}"`,
              transition.to,
            ),
          ]),
      ...checkConditionName(flow, transition.when, `${here}/when`),
      ...(transition.when === undefined && index < last
        ? [problem('default', here, 'a transition without a condition hides those after it')]
        : []),
    ];
  });
  if (step.next[last] === undefined || step.next[last].when !== undefined) {
    problems.push(problem('default', `${at}/next`, 'the last transition must have no condition'));
  }
  return problems;
}

function checkPage(flow: Flow, page: Page, at: string): FlowProblem[] {
  const { alsoAsked = [] } = page;
  return [
    ...checkLink(flow, page, page.linksTo, `${at}/linksTo`),
    ...checkSummary(page, at),
    ...checkLink(flow, page, page.papers, `${at}/papers`),
    ...checkKept(flow, page, `${at}/keeps`),
    ...alsoAsked.flatMap(({ when }, index) =>
      checkConditionName(flow, when, `${at}/alsoAsked/${index}/when`),
    ),
  ];
}

/** Two places that write the same section would overwrite each other. */
function checkKept({ steps, pages }: Flow, { id, keeps }: Page, at: string): FlowProblem[] {
  if (keeps === undefined) return [];
  const owners = [
    ...steps.filter(({ answers }) => [answers].flat().includes(keeps)),
    ...pages.filter((page) => page.id !== id && page.keeps === keeps),
  ];
  return owners.map((owner) =>
    problem('duplicate', at, `"${keeps}" is already a section of "${owner.id}"`),
  );
}

function checkLink(
  flow: Flow,
  { id }: Page,
  target: string | undefined,
  at: string,
): FlowProblem[] {
  if (target === undefined) return [];
  if (target === id) return [problem('target', at, `the page "${id}" links to itself`)];
  const isKnown = flow.pages.some((page) => page.id === target);
  return isKnown ? [] : [problem('target', at, `there is no page "${target}"`, target)];
}

function checkConditionName(flow: Flow, name: string | undefined, at: string): FlowProblem[] {
  if (name === undefined || Object.hasOwn(flow.conditions, name)) return [];
  return [problem('reference', at, `there is no condition called "${name}"`, name)];
}

function problem(code: FlowProblem['code'], at: string, text: string, name?: string): FlowProblem {
  return { code, at, text, ...(name === undefined ? {} : { name }) };
}

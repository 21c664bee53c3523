import {
  type Answers,
  compileExpression,
  escapedKey,
  type Expression,
  flowExpressions,
  isObject,
  isOperatorName,
  type Json,
  operandKind,
  operation,
  read,
  type Scope,
  templateExpressions,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { Model } from '../../../model/model.ts';
import { type Proof, proofOf } from '../../../proof/prove.ts';
import { AMBIENT_TEXTS, shown } from '../../../wording/shown.ts';
import { readsThrough } from '../../../proof/subject/reads-through.ts';
import { SAMPLE_IDS } from '../../../proof/attempts/sent-rows.ts';
import { triedAnswers, triedVisitors } from '../../../proof/attempts/tried.ts';

export const l20: LintRule = {
  code: 'L20',
  name: 'not-constant',
  layer: 'steps',
  guarantee:
    'No computed value is the same for every visitor, and no text or unmarked expression stands where an answer is meant.',
  severity: 'error',
  check: (model) => [...names(model), ...unmarked(model), ...constants(model)],
};

/** Expressions in a template that lack the `$`, so that they would be copied as they are. */
function unmarked({ flow, flowPath: file }: Model): Defect[] {
  return templatesOf(flow).flatMap(({ template, at }) =>
    bare(template, at).map((pointer) => ({
      file,
      pointer,
      message: 'This expression is not computed: every visitor gets it as it is written here.',
      suggestion: 'Write { "$": … } around it.',
    })),
  );
}

const templatesOf = (flow: Model['flow']): { template: Json; at: string }[] => [
  ...Object.entries(flow?.mirror ?? {}).map(([key, template]) => ({
    template,
    at: `/mirror/${escapedKey(key)}`,
  })),
  ...(flow?.derive ?? []).map(({ value: template }, index) => ({
    template,
    at: `/derive/${index}/value`,
  })),
];

/** Pointers to what would be an expression; a key such as `value` may also be one of an answer. */
function bare(template: Json, pointer: string): string[] {
  if (Array.isArray(template)) {
    return template.flatMap((item, index) => bare(item, `${pointer}/${index}`));
  }
  if (!isObject(template) || template['$'] !== undefined) return [];
  const parts = Object.entries(template);
  // No answer has such a name: it is the mark, misspelled.
  if (parts.some(([name]) => name.startsWith('$'))) return [pointer];
  const isMeant = parts.every(
    ([name, operands]) => isOperatorName(name) && (name === 'var' || Array.isArray(operands)),
  );
  if (parts.length === 1 && isMeant && templateExpressions(template).length === 0) return [pointer];
  return parts.flatMap(([key, value]) => bare(value, `${pointer}/${escapedKey(key)}`));
}

/** Strings written where the answer of that name is meant. */
function names(model: Model): Defect[] {
  const { flow, flowPath, steps } = model;
  if (flow === undefined) return [];
  const paths = new Set(
    steps.flatMap(({ step, fields }) => [
      ...[step.answers].flat(),
      ...fields.map(({ path }) => path),
    ]),
  );
  const isName = (text: string) => paths.has(text) || AMBIENT_TEXTS.has(text);
  const expressions = flowExpressions(flow)
    .filter(({ expected }) => expected !== 'boolean')
    .flatMap(({ at, expression }) => literals(expression, at));
  const templates = templatesOf(flow).flatMap(({ template, at }) =>
    bare(template, at).length > 0 ? [] : plain(template, at),
  );
  return [...expressions, ...templates]
    .filter(({ text }) => isName(text))
    .map(({ pointer, text }) => ({
      file: flowPath,
      pointer,
      message: `"${text}" is plain text here: every visitor gets this text instead of the answer of that name.`,
      suggestion: `Write { "var": "${text}" }.`,
    }));
}

type Literal = { pointer: string; text: string };

/** String operands, excluding the names of conditions, catalogs and keys. */
function literals(expression: Expression, pointer: string): Literal[] {
  if (typeof expression === 'string') return [{ pointer, text: expression }];
  const found = operation(expression);
  if (found === null) return [];
  return found.operands.flatMap((operand, index) => {
    const kind = operandKind(found.name, index);
    if (kind === 'name' || kind === 'path') return [];
    return literals(operand, `${pointer}${found.places[index] ?? ''}`);
  });
}

function plain(template: Json, pointer: string): Literal[] {
  if (typeof template === 'string') return [{ pointer, text: template }];
  if (Array.isArray(template)) {
    return template.flatMap((item, index) => plain(item, `${pointer}/${index}`));
  }
  if (!isObject(template) || template['$'] !== undefined) return [];
  return Object.entries(template).flatMap(([key, value]) =>
    plain(value, `${pointer}/${escapedKey(key)}`),
  );
}

/** Expressions that read varying answers but yield the same value for all visitors. */
function constants(model: Model): Defect[] {
  const { flow, flowPath, compiled, catalogs } = model;
  const proof = proofOf(model);
  if (flow === undefined || compiled === undefined || proof === undefined) return [];
  const visitors = visitorsOf(proof);
  const all = proof.ends.length + triedAnswers(proof).filter(({ answers }) => answers).length;
  const scopes = visitors.map((answers) => ({
    ...answers,
    ...SAMPLE_IDS,
    ...proof.subject.ambient,
  }));
  const isVarying = new Map<string, boolean>();
  const differs = (path: string): boolean => {
    const before = isVarying.get(path) ?? varies(visitors, path);
    isVarying.set(path, before);
    return before;
  };
  return flowExpressions(flow).flatMap(({ at, expression, expected }): Defect[] => {
    if (expected === 'boolean') return [];
    const paths = [...readsThrough(expression, flow)].filter((path) => !path.startsWith('$'));
    if (paths.length === 0 || !paths.every(differs)) return [];
    const value = compileExpression(expression, flow, catalogs);
    const [first, ...others] = scopes;
    const given = (scope: Scope) => JSON.stringify(value(scope) ?? null);
    const only = first === undefined ? null : given(first);
    if (only === null || others.some((scope) => given(scope) !== only)) return [];
    return [
      {
        file: flowPath,
        pointer: at,
        message: `This reads ${paths.map((path) => `"${path}"`).join(' and ')} and gives ${shown(JSON.parse(only)).slice(0, 60)} for all ${all} visitors, although they answer differently: their answers are lost.`,
        suggestion: 'Read the answer that is meant, or write the value itself.',
      },
    ];
  });
}

function visitorsOf(proof: Proof): Answers[] {
  return [
    ...proof.ends.map(({ known }) => known),
    ...triedVisitors(proof).map(({ answers }) => answers ?? {}),
  ];
}

/** Whether at least two visitors give different answers. */
function varies(visitors: readonly Answers[], path: string): boolean {
  const seen = new Set<string>();
  for (const answers of visitors) {
    const value = read(answers, path);
    if (value !== undefined && value !== null) seen.add(JSON.stringify(value));
    if (seen.size > 1) return true;
  }
  return false;
}

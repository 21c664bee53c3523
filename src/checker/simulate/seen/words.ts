import {
  type Answers,
  type Expression,
  type Json,
  LAUNCH_MARK,
  activeAnswers,
  compileExpression,
  isObject,
} from '../../../engine/core.ts';
import { shown } from '../../wording/shown.ts';
import type { Subject } from '../../proof/subject/subject.ts';

const NOT_SHOWN = new Set(['$schema', '$id', LAUNCH_MARK]);

/** Every string, number and boolean in a value, each with its path. */
export function leaves(value: Json, keys: readonly string[] = []): string[] {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object');
    if (isPlain) return [`${keys.join(' › ')}: ${shown(value)}`];
    return value.flatMap((item, index) => leaves(item, [...keys, String(index + 1)]));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, part]) =>
      NOT_SHOWN.has(key) ? [] : leaves(part, [...keys, key]),
    );
  }
  return [`${keys.join(' › ')}: ${shown(value)}`];
}

/** Number of characters shown of a longer line. */
const LONGEST = 140;

/** Shortens a line for readability; a fingerprint keeps different lines distinct. */
export function brief(line: string): string {
  return line.length <= LONGEST
    ? line
    : `${line.slice(0, LONGEST)}… (${line.length} characters, ${fingerprint(line)})`;
}

/** An eight-digit hash of a text (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** What a page shows about the answers. */
export type PageFacts = {
  facts: readonly { name: string; value: Json | undefined }[];
  /** The coverages listed as requested by the visitor; `answer` is the path of the answer. */
  asked: readonly { text: Json | undefined; included: boolean; note: string; answer: string }[];
};

/** Evaluates a page's facts and the coverages it lists as requested by the visitor. */
export function pageFacts(subject: Subject, id: string, answers: Answers): PageFacts {
  const { flow, catalogs, ambient } = subject;
  const scope = { ...activeAnswers(flow, answers, ambient), ...ambient };
  const page = flow.page(id);
  const evaluated = (expression: Expression) =>
    compileExpression(expression, flow.source, catalogs)(scope);
  return {
    facts: Object.entries(page?.facts ?? {}).map(([name, expression]) => ({
      name,
      value: evaluated(expression),
    })),
    asked: (page?.alsoAsked ?? []).flatMap(({ when, text, included, note, answer }) =>
      flow.condition(when)?.(scope) === true
        ? [{ text: evaluated(text), included, note, answer }]
        : [],
    ),
  };
}

/** The result of `pageFacts` as lines of text. */
export function pageSeen(subject: Subject, id: string, answers: Answers): string[] {
  const { facts, asked } = pageFacts(subject, id, answers);
  return [
    ...facts.map(({ name, value }) => `${id}: ${name} is ${shown(value)}`),
    ...asked.map(
      ({ text, included, note, answer }) =>
        `${id}: asked for ${shown(text)}, ${included ? 'included' : 'not included'}: "${note}" (${answer})`,
    ),
  ];
}

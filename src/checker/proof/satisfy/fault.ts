import {
  type Answers,
  type Field,
  type Issue,
  read,
  sectionsFromData,
  stepData,
} from '../../../engine/core.ts';
import type { StepModel } from '../../model/step-model.ts';
import type { Reason } from './satisfy-schema.ts';
import { fieldAt, type StepSubject } from '../subject/step-subject.ts';
import type { Subject } from '../subject/subject.ts';

/**
 * Where an analyst can fix what keeps all visitors on a step, and the problem to report there. A null
 * place means that the step's own files are not at fault.
 */
export type Fault = {
  place: { file: string; pointer: string } | null;
  problem: string;
  suggestion?: string | undefined;
};

export function faultOf(step: StepModel, reason: Reason): Fault {
  switch (reason.by) {
    case 'schema':
      return ofSchema(step, reason);
    case 'rule':
      return ofRule(step, reason.id);
    case 'choices': {
      const field = fieldAt(step.fields, reason.at);
      const problem = `"${field?.name ?? reason.at}" gets an answer that is not among its choices`;
      return { place: placeOf(step, field), problem };
    }
    case 'derivation': {
      const field = step.fields.find(({ path }) => path === reason.path);
      return {
        place: placeOf(step, field),
        problem: `the flow computes a different value for "${reason.path}"`,
      };
    }
    case 'proof': {
      const field = step.fields.find(({ path }) => path === reason.path);
      return { place: placeOf(step, field), problem: reason.problem, suggestion: reason.instead };
    }
  }
}

function ofSchema(step: StepModel, { at, keyword }: Extract<Reason, { by: 'schema' }>): Fault {
  const { schemaFile: file } = step;
  const field = fieldAt(step.fields, at);
  if (field === undefined) {
    const isMissing = keyword === 'required';
    return {
      place: { file, pointer: `/${keyword}` },
      problem: isMissing
        ? `"${at.slice(1)}" is required but is not a field`
        : `no answer was found that its "${keyword}" accepts`,
    };
  }
  return field.schema[keyword] === undefined
    ? {
        place: placeOf(step, field),
        problem: `no answer to "${field.name}" was found that its schema accepts`,
      }
    : {
        place: { file, pointer: `${field.pointer}/${keyword}` },
        problem: `the "${keyword}" of "${field.name}" refused every answer tried`,
      };
}

function ofRule({ rules, rulesFile }: StepModel, id: string): Fault {
  const index = rules.findIndex((rule) => rule.id === id);
  const message = rules[index]?.message ?? '';
  return {
    place: { file: rulesFile, pointer: `/rules/${index}` },
    problem: `the rule "${id}" ("${message}") refused every answer tried`,
  };
}

const placeOf = ({ schemaFile: file }: StepModel, field: Field | undefined): Fault['place'] =>
  field === undefined ? null : { file, pointer: field.pointer };

/** The first reason a visitor cannot continue with these answers, or null. */
export function refusal(subject: Subject, at: StepSubject, answers: Answers): Reason | null {
  const all = { ...answers, ...subject.ambient };
  const data = at.step.visible(stepData(at.step, answers), all);
  const scope = { ...all, ...sectionsFromData(at.step, data) };
  const issue = at.errors(data, scope)[0];
  if (issue !== undefined) return reasonOf(at, issue);
  const foreign = at.fields.find((field) => {
    const offered = subject.offered(field, scope);
    const value = read(answers, field.path);
    if (offered === null || value === undefined) return false;
    return (Array.isArray(value) ? value : [value]).some((item) => !offered.includes(item));
  });
  return foreign === undefined ? null : { by: 'choices', at: foreign.at };
}

/** The rule or schema keyword behind a reported issue. */
export function reasonOf({ model }: StepSubject, { at, code }: Issue): Reason {
  return model.rules.some(({ id }) => id === code)
    ? { by: 'rule', id: code }
    : { by: 'schema', at, keyword: code };
}

import { isObject, type Json } from '../../src/logic/json.ts';
import type { Edit } from '../lint/project/edit.ts';

/**
 * What makes a new step with one yes-or-no question: its two files, its entry at the end of the
 * flow, and the way to it from the step that was the last one.
 */
export function newStepEdits(name: string, flowText: string): Edit[] {
  const flow: Json = JSON.parse(flowText);
  const steps = isObject(flow) && Array.isArray(flow['steps']) ? flow['steps'] : [];
  const last = steps.at(-1);
  const saved = isObject(last) && typeof last['savedStep'] === 'number' ? last['savedStep'] : 0;
  const next = isObject(last) && Array.isArray(last['next']) ? last['next'] : [];
  const progress = isObject(last) ? last['progress'] : undefined;
  const section = name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const label = `${words[0]?.toUpperCase()}${words.slice(1)}`;
  const step: Json = {
    id: name,
    label,
    path: `/onboarding/${name}`,
    answers: section,
    savedStep: saved + 1,
    ...(progress === undefined ? {} : { progress }),
    next,
  };
  return [
    { file: `schemas/${name}/schema.json`, json: schemaOf(name, label) },
    { file: `schemas/${name}/ui.json`, json: LOOK },
    { file: 'flows/onboarding.json', set: `/steps/${steps.length - 1}/next`, to: [{ to: name }] },
    { file: 'flows/onboarding.json', insert: `/steps/${steps.length}`, to: step },
  ];
}

function schemaOf(name: string, label: string): Json {
  return {
    $schema: '../meta/step.schema.json',
    $id: `plumbline:${name}`,
    type: 'object',
    title: label,
    properties: { answer: { title: 'Your question?', type: 'boolean' } },
    required: ['answer'],
  };
}

const LOOK: Json = {
  $schema: '../meta/ui.schema.json',
  answer: {
    'ui:widget': 'yes-no',
    'ui:options': {
      choices: { true: { label: 'Yes' }, false: { label: 'No' } },
      errors: { required: 'Please answer yes or no' },
    },
  },
};

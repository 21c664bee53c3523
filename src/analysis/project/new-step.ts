import { isObject, type Json } from '../../logic/json.ts';
import type { Edit } from './edit.ts';
import { folderOf } from './paths.ts';

/** What only the last step does: make the quote, and show something meanwhile. */
const LAST_STEP_KEYS = ['submit', 'interlude'];

/**
 * The edits that add a step with one yes-or-no question: its two files, its entry at the end of
 * the flow in the file `flowPath`, and the transition to it from the step that was last before.
 */
export function newStepEdits(name: string, flowPath: string, flowText: string): Edit[] {
  const flow: Json = JSON.parse(flowText);
  const steps = isObject(flow) && Array.isArray(flow['steps']) ? flow['steps'] : [];
  const end = steps.at(-1);
  const last = isObject(end) ? end : {};
  const { path, savedStep, progress, next = [] } = last;
  const carried = Object.entries(last).filter(([key]) => LAST_STEP_KEYS.includes(key));
  const section = name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const label = `${words[0]?.toUpperCase()}${words.slice(1)}`;
  const step: Json = {
    id: name,
    label,
    path: `${folderOf(typeof path === 'string' ? path : '')}/${name}`,
    answers: section,
    savedStep: (typeof savedStep === 'number' ? savedStep : 0) + 1,
    ...(progress === undefined ? {} : { progress }),
    ...Object.fromEntries(carried),
    next,
  };
  const former = `/steps/${steps.length - 1}`;
  return [
    { file: `schemas/${name}/schema.json`, json: schemaOf(name, label) },
    { file: `schemas/${name}/ui.json`, json: LOOK },
    ...carried.map(([key]): Edit => ({ file: flowPath, remove: `${former}/${key}` })),
    { file: flowPath, set: `${former}/next`, to: [{ to: name }] },
    { file: flowPath, insert: `/steps/${steps.length}`, to: step },
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

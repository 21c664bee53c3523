import { expect, test } from 'vitest';
import { mermaid, svg } from '../../../src/checker/graph/svg.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';

const texts = questionnaire('tiny');
const COLORS = { ink: '#111', paper: '#fff', line: '#222', branch: '#333', lost: '#f00' };

function proofWith(edits: readonly Edit[] = []) {
  const proof = proofOf(buildModel(applyAll(texts, edits)));
  if (proof === undefined) throw new Error('The project must run.');
  return proof;
}

const cutOff: Edit = { file: 'flows/tiny.json', set: '/steps/0/next/0/to', to: 'person' };

test('the Mermaid text names every step, transition and condition', () => {
  const text = mermaid(proofWith());
  expect(text).toContain('kind["Kind"]');
  expect(text).toContain('kind -->|isCraft| crafts');
  expect(text).toContain('day --> offer');
  expect(text).not.toContain('lost');
});

test('both pictures mark a step that nobody reaches', () => {
  expect(mermaid(proofWith([cutOff]))).toContain('class crafts lost');
  const picture = svg(proofWith([cutOff]), new Set(), COLORS);
  expect(picture.match(/stroke="#f00"/g)).toHaveLength(1);
});

test('a transition that no journey takes is dotted', () => {
  const proof = proofWith();
  const all = new Set(proof.fired.keys());
  expect(svg(proof, all, COLORS)).not.toContain('stroke-dasharray');
  all.delete('kind 0');
  expect(svg(proof, all, COLORS).match(/stroke-dasharray="3 4"/g)).toHaveLength(1);
});

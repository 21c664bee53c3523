import { expect, test } from 'vitest';
import { stepPlace } from '../../checker/lint/step-place.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { f3 } from '../../../src/checker/lint/rules/files/shape.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import type { Json } from '../../../src/engine/logic/json.ts';

const texts = readProject('.');
const FLOW = 'flows/onboarding.json';
const catalog = (name: string) => `schemas/catalog/${name}.json`;

/** Slips in editing figures, each of the right type. */
const slips: [file: string, pointer: string, value: Json][] = [
  [catalog('plans'), '/entries/0/price', '29384293842938429384.00'],
  [catalog('plans'), '/entries/0/price', '-293.84'],
  [catalog('plans'), '/entries/0/limits/liability/perIncident', '1 million'],
  [catalog('plans'), '/fallback/firstAutomaticPayment', '2025-02-30'],
  [catalog('plans'), '/payments/automatic', 0],
  [catalog('plans'), '/payments/automatic', 110],
  [catalog('payment'), '/methods/0/feeCents', -243],
  [catalog('payment'), '/methods/0/feeCents', 1e21],
  [catalog('payment'), '/methods/0/feePercent', 'two'],
  [catalog('payment'), '/methods/1/id', 'ach'],
  [catalog('payment'), '/processingMs', -5],
  [catalog('payment'), '/currency', 'dollars'],
  [catalog('brand'), '/salesPhone/tel', 'call us'],
  [catalog('brand'), '/claimsPhone/display', '312-555-0188'],
  [catalog('brand'), '/copyrightYear', 20255],
  ['schemas/content/preparing-quote.json', '/doneMs', -3500],
  [FLOW, `${stepPlace(texts, 'tools-and-equipment')}/savedStep`, 2.3e24],
  ['schemas/email/schema.json', '/properties/email/maxLength', 1e20],
  ['schemas/revenue-payroll/schema.json', '/properties/yearsOfExperience/maximum', 1e300],
  ['schemas/email/ui.json', '/email/ui:options/autocomplete', 'e-mail'],
  ['schemas/past-insurance/schema.json', '/x-figures/lookBackYears', 'three'],
];

test.each(slips)('%s%s cannot be %j', (file, pointer, value) => {
  const findings = lint(applyAll(texts, [{ file, set: pointer, to: value }]), [f3]);
  expect(findings.map((finding) => finding.file + finding.pointer)).toEqual([file + pointer]);
});

test('a payment method cannot be removed, because pages refer to both', () => {
  const edit = { file: catalog('payment'), remove: '/methods/1' };
  expect(lint(applyAll(texts, [edit]), [f3]).map(({ pointer }) => pointer)).toEqual(['/methods']);
});

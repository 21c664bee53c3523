import { describe, expect, it } from 'vitest';
import { lint } from '../../src/analysis/lint/run.ts';
import { buildModel } from '../../src/analysis/model/model.ts';
import { renameField } from '../../src/analysis/edits/rename-field.ts';
import { impactReport } from '../../src/analysis/report/report.ts';
import { applyAll } from '../../src/analysis/project/edit.ts';
import { proofOf } from '../../src/analysis/proof/proof-of.ts';
import { coveringSet } from '../../src/analysis/simulate/generate.ts';
import { readProject } from '../../src/server/project/files.ts';
import { analystEdits } from './analyst-edits.ts';

const shipped = readProject('.');
/** One model: a report proves it once. */
const before = buildModel(shipped);

describe('with one command, a question is renamed', () => {
  it.each([
    ['ownershipInfo.startYear', 'firstYear'],
    ['businessAttributes', 'kindsOfWork'],
    ['revenueAndPayroll.expectedRevenue', 'yearlyRevenue'],
  ])('%s becomes %s, and no saved draft loses its answer', (path, name) => {
    const renamed = renameField(shipped, { path, name });
    if (!renamed.ok) throw new Error(renamed.problems.join(' '));
    const { texts } = renamed.value;
    expect(lint(texts)).toEqual([]);
    const { text, errors } = impactReport(before, buildModel(texts));
    expect(errors).toEqual([]);
    expect(text).toContain(', 0 would lose answers.');
    expect(text).toContain(`"${path}" is called`);
  });

  it.each([
    ['contactInfo.zipCode', 'postalCode'],
    ['businessType', 'industry'],
  ])('%s is one that the view of requests reads, which has to change first', (path, name) => {
    const renamed = renameField(shipped, { path, name });
    if (!renamed.ok) throw new Error(renamed.problems.join(' '));
    const found = lint(renamed.value.texts);
    expect(found.map(({ code }) => code)).toEqual(['R8']);
    expect(found[0]?.message).toContain(`reads the answer "${path}"`);
  });
});

describe.each(Object.entries(analystEdits))('in JSON alone, %s', (_name, edits) => {
  const texts = applyAll(shipped, edits);

  it('and validate finds nothing', () => {
    expect(lint(texts)).toEqual([]);
  });

  it('and visitors walk every path to its end', () => {
    const proof = proofOf(buildModel(texts));
    if (proof === undefined) throw new Error('The edited questionnaire does not run.');
    const { scenarios, open } = coveringSet(proof);
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(0);
    expect(new Set(scenarios.map(({ end }) => end))).toEqual(new Set(['quote']));
  });
});

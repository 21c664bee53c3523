import { describe, expect, it } from 'vitest';
import { lint } from '../../src/analysis/lint/run.ts';
import { buildModel } from '../../src/analysis/model/model.ts';
import { renameField } from '../../src/analysis/edits/rename-field.ts';
import { impactReport } from '../../src/analysis/report/report.ts';
import { readProject } from '../../src/server/project/files.ts';
import { proveEdits, sample } from './proven-edit.ts';

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

// `npm run test:long` has the others.
proveEdits(sample);

import { checkDatabase } from '../../src/server/database-check/check-database.ts';
import { describe, expect, it } from 'vitest';
import { proveEdits, sample } from './proven-edit.ts';
import { afterRenaming, renamed } from './renamed-question.ts';

describe('with one command, a question is renamed', () => {
  it.each([['businessAttributes', 'kindsOfWork']])(
    '%s becomes %s, and no saved draft loses its answer',
    (path, name) => {
      const { findings, errors, text } = afterRenaming(path, name);
      expect([...findings, ...errors]).toEqual([]);
      expect(text).toContain(', 0 would lose answers.');
      expect(text).toContain(`"${path}" is called`);
    },
  );

  it.each([
    ['contactInfo.zipCode', 'postalCode'],
    ['businessType', 'industry'],
  ])('%s is one that the view of requests reads, which has to change first', async (path, name) => {
    const found = await checkDatabase(renamed(path, name));
    expect(found.map(({ code }) => code)).toEqual(['R7']);
    expect(found[0]?.message).toContain('of the view "submitted_quote_requests" is empty');
  });
});

// `npm run test:long` has the others.
proveEdits(sample);

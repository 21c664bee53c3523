import { expect, test } from 'vitest';
import { buildModel } from '../../src/checker/model/model.ts';
import { applyAll } from '../../src/checker/project/edit.ts';
import { readProject } from '../../src/server/project/files.ts';
import { resumeOldDrafts } from '../../src/checker/report/drafts.ts';
import { isObject, type JsonObject } from '../../src/engine/logic/json.ts';

const texts = readProject('.');
const now = buildModel(texts);

test('drafts with plain trade ids and a plain e-mail lose nothing', () => {
  const outcomes = resumeOldDrafts(now, now, (stored) => ({
    ...stored,
    ...(isObject(stored['email']) && { email: stored['email']['email'] ?? '' }),
    ...(Array.isArray(stored['constructionTypes']) && {
      constructionTypes: stored['constructionTypes'].filter(isObject).map(({ id }) => id ?? ''),
    }),
  }));
  const lost = outcomes.filter((outcome) => outcome.lost.length > 0);
  expect(outcomes.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

test('a trade that no longer exists is dropped, and the rest of the list is read', () => {
  const drafts: JsonObject[] = [];
  resumeOldDrafts(now, now, (stored) => {
    drafts.push(stored);
    return stored;
  });
  const chosen = drafts.flatMap(({ constructionTypes }) =>
    Array.isArray(constructionTypes) ? [constructionTypes.filter(isObject)] : [],
  );
  const [gone] = chosen.flat();
  const catalog: { entries: { id: string }[] } = JSON.parse(
    texts.get('schemas/catalog/trades.json') ?? '',
  );
  const place = catalog.entries.findIndex(({ id }) => id === gone?.['id']);
  const after = buildModel(
    applyAll(texts, [{ file: 'schemas/catalog/trades.json', remove: `/entries/${place}` }]),
  );
  const lost = resumeOldDrafts(now, after, (stored) => stored).flatMap((draft) => draft.lost);
  expect(chosen.length).toBeGreaterThan(0);
  expect(new Set(lost)).toEqual(new Set(['constructionTypes']));
});

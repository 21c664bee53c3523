// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { compileQuestionnaire } from '../../../src/engine/questionnaire/compile-questionnaire.ts';
import { openDraft } from '../../../src/engine/questionnaire/open-draft.ts';
import { memoryStore, type StoreAdapter } from '../../../src/engine/stores/store-adapter.ts';

afterEach(() => vi.unstubAllGlobals());

const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
};
const questionnaire = compileQuestionnaire({
  flow: { id: 'visit', steps: [{ id: 'pet' }], pages: [{ id: 'done', kind: 'outcome' }] },
  steps: { pet: { schema } },
});
const answersIn = (store = memoryStore(), prefilled?: Parameters<typeof openDraft>[2]) =>
  openDraft(questionnaire, store, prefilled).getSnapshot().answers;

it('a new draft begins with the answers of the app', () => {
  expect(answersIn(memoryStore(), { pet: { name: 'Rex' } })).toEqual({ pet: { name: 'Rex' } });
});

it('a draft without such answers stays as if never touched', () => {
  const store = openDraft(questionnaire, memoryStore());
  expect([store.hasAnswers(), store.getSnapshot().savedAt]).toEqual([false, undefined]);
});

it('a draft with answers keeps its own', () => {
  const shelf = memoryStore();
  const { storage = null } = shelf({ flow: 'visit', columns: [] });
  openDraft(questionnaire, shelf).change({ pet: { name: 'Ada' } });
  expect(answersIn(() => ({ storage }), { pet: { name: 'Rex' } })).toEqual({
    pet: { name: 'Ada' },
  });
});

it('answers to no question, and those of another kind, are left out', () => {
  expect(answersIn(memoryStore(), { pet: ['Rex'], garden: { fenced: true } })).toEqual({});
});

it('what no question asks for or accepts is left out of the answers of the app', () => {
  const limited = compileQuestionnaire({
    flow: { id: 'stay', steps: [{ id: 'pet' }], pages: [{ id: 'done', kind: 'outcome' }] },
    steps: {
      pet: {
        schema: {
          type: 'object',
          properties: {
            name: { type: 'string', maxLength: 5 },
            kind: { type: 'string', enum: ['cat', 'dog'] },
            weight: { type: 'number', minimum: 0, multipleOf: 0.1 },
            born: { type: 'string', format: 'date' },
            toys: { type: 'array', items: { type: 'string', maxLength: 4 } },
          },
        },
      },
    },
  });
  const given = {
    name: 'Methuselah',
    kind: 'cat',
    weight: 0.3,
    born: '2027-02-30',
    toys: ['ball'],
  };
  const { answers } = openDraft(limited, memoryStore(), {
    pet: { ...given, owner: 'Ada' },
  }).getSnapshot();
  expect(answers).toEqual({ pet: { kind: 'cat', weight: 0.3, toys: ['ball'] } });
});

it('a page opens a draft once for each store and questionnaire', () => {
  const [shelf, other] = [memoryStore(), memoryStore()];
  const store = openDraft(questionnaire, shelf);
  expect(openDraft(questionnaire, shelf)).toBe(store);
  expect(openDraft(questionnaire, other)).not.toBe(store);
});

it('a store is told the questionnaire and the columns of its table', () => {
  const shelf = vi.fn<StoreAdapter>(memoryStore());
  const { flow } = questionnaire;
  const remote = { table: 'visits', columns: { at: 'step' }, quoted: { sent: 'status' } };
  const source = { ...flow.source, remote: { ...flow.source.remote, ...remote } };
  openDraft({ ...questionnaire, flow: { ...flow, source } }, shelf);
  expect(shelf).toHaveBeenCalledExactlyOnceWith({ flow: 'visit', columns: ['at', 'sent'] });
});

it('on a server, where no visitor is known, the draft is empty and no store is asked', () => {
  vi.stubGlobal('window', undefined);
  const shelf = vi.fn<StoreAdapter>(memoryStore());
  const first = openDraft(questionnaire, shelf, { pet: { name: 'Rex' } });
  expect(first.getSnapshot().answers).toEqual({});
  expect(shelf).not.toHaveBeenCalled();
  // The page of the next visitor is another one.
  expect(openDraft(questionnaire, shelf)).not.toBe(first);
});

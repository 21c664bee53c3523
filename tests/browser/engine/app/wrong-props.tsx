import {
  browserStore,
  compileQuestionnaire,
  Events,
  memoryStore,
  Questionnaire,
  type Repository,
  type StoreAdapter,
} from '@plumbline/engine';
import { questionnaire } from './questionnaire.ts';

const save: Repository['save'] = async () => ({
  ok: false,
  failure: { kind: 'denied', code: '403' },
});

// @ts-expect-error -- a server that only saves
export const saving: StoreAdapter = () => ({ remote: async () => ({ save }) });

export const wrong = [
  // @ts-expect-error -- no store
  <Questionnaire key={1} questionnaire={questionnaire} />,
  // @ts-expect-error -- a store that keeps no texts
  <Questionnaire key={2} questionnaire={questionnaire} store={() => ({ storage: {} })} />,
  // @ts-expect-error -- not compiled
  <Questionnaire key={3} questionnaire={{ id: 'adopt' }} store={browserStore()} />,
  // @ts-expect-error -- a step has no number
  <Events key={4} onStep={({ number }) => number} />,
  // @ts-expect-error -- answers that belong to no section
  <Questionnaire key={6} questionnaire={questionnaire} store={memoryStore()} prefilled="dog" />,
  // @ts-expect-error -- no questionnaire
  <Questionnaire key={5} store={memoryStore()} />,
  compileQuestionnaire({
    // @ts-expect-error -- a step without an id
    flow: { id: 'adopt', steps: [{ label: 'Pet' }], pages: [{ id: 'done' }] },
    steps: {},
  }),
  compileQuestionnaire({
    flow: { id: 'adopt', steps: [{ id: 'pet' }], pages: [{ id: 'done' }] },
    // @ts-expect-error -- a step without a schema
    steps: { pet: { ui: {} } },
  }),
];

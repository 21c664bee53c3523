import {
  browserStore,
  compileQuestionnaire,
  Events,
  memoryStore,
  Questionnaire,
} from '@plumbline/engine';
import { questionnaire } from './questionnaire.ts';

export const wrong = [
  // @ts-expect-error -- no store
  <Questionnaire key={1} questionnaire={questionnaire} />,
  // @ts-expect-error -- a store that keeps no texts
  <Questionnaire key={2} questionnaire={questionnaire} store={() => ({ storage: {} })} />,
  // @ts-expect-error -- not compiled
  <Questionnaire key={3} questionnaire={{ id: 'adopt' }} store={browserStore()} />,
  // @ts-expect-error -- a step has no number
  <Events key={4} onStep={({ number }) => number} />,
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

import { expect, it } from 'vitest';
import { flowChanges } from '../../../../src/studio/session/analysis/flow-changes.ts';
import { recordAgain } from '../../../../src/studio/session/analysis/answers.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const tiny = questionnaire('tiny');
const SCHEMA = 'schemas/person/schema.json';

it('a new recording has no differences, and has some again once a word changes', () => {
  const files = recordAgain(tiny, { flowIds: ['tiny'] });
  expect(files.map(([path]) => path)).toEqual([
    'flows/tiny.scenarios.json',
    'flows/tiny.seen.json',
  ]);
  const recorded = new Map([...tiny, ...files]);
  expect(flowChanges(recorded, [])).toMatchObject([{ journeys: [], seen: [] }]);

  const text = recorded.get(SCHEMA) ?? '';
  const title = /"title": "([^"]+)"/.exec(text)?.[1] ?? '';
  const edited = new Map(recorded).set(SCHEMA, text.replace(title, `${title} again`));
  const [change] = flowChanges(edited, [[SCHEMA, text]]);
  expect(change?.seen.join('\n')).toContain(`${title} again`);
  const again = new Map([...edited, ...recordAgain(edited, { flowIds: ['tiny'] })]);
  expect(flowChanges(again, [[SCHEMA, text]])).toMatchObject([{ journeys: [], seen: [] }]);
});

it('other questionnaires are not recorded, nor is one that cannot be run', () => {
  expect(recordAgain(tiny, { flowIds: ['other'] })).toEqual([]);
  const broken = new Map(tiny).set('flows/tiny.json', '{');
  expect(recordAgain(broken, { flowIds: ['tiny'] })).toEqual([]);
});

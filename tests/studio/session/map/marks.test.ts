import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../src/checker/lint/rule.ts';
import { REFUSED } from '../../../../src/checker/lint/rules/logic/refused.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import { buildModel } from '../../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../../src/checker/project/edit.ts';
import { proofOf } from '../../../../src/checker/proof/prove.ts';
import { coveringSet } from '../../../../src/checker/simulate/generate.ts';
import { flowMap, reachOf } from '../../../../src/studio/session/map/flow-map.ts';
import { marksOf } from '../../../../src/studio/session/map/marks.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';

const finding = (file: string, pointer: string, severity: Finding['severity']): Finding => ({
  code: 'T1',
  name: 'required-exists',
  severity,
  file,
  pointer,
  line: 1,
  column: 1,
  message: 'Something is wrong.',
});

type Known = {
  edits?: readonly Edit[];
  findings?: Finding[];
  journeys?: number;
  visitors?: number;
};

function marked({ edits = [], findings = [], journeys = 0 }: Known = {}) {
  const texts = applyAll(questionnaire('tiny'), edits);
  const model = buildModel(texts);
  const map = flowMap(model);
  if (map === null) throw new Error('The flow must have its shape.');
  const proof = proofOf(model);
  const recorded = proof === undefined ? [] : coveringSet(proof).scenarios.slice(0, journeys);
  const reach = proof === undefined ? null : reachOf(proof, recorded);
  const marks = marksOf(map, reach, [...lint(texts, REFUSED), ...findings]);
  return (id: string) => marks.get(id);
}

describe('the mark of a place', () => {
  test('says that it is reachable, or that a recorded journey reaches it', () => {
    expect(marked()('crafts')?.standing).toBe('reached');
    expect(marked({ journeys: 1 })('kind')).toMatchObject({ standing: 'covered', journeys: 1 });
  });

  test('says that it is unreachable once no transition leads to it', () => {
    const mark = marked({ edits: [{ file: FLOW, set: '/steps/0/next/0/to', to: 'person' }] });
    expect(mark('crafts')?.standing).toBe('unreachable');
    expect(mark('crafts 0')?.standing).toBe('unreachable');
    expect(mark('person')?.standing).toBe('reached');
  });

  test('says that a page is reachable if an end page links to it', () => {
    const papers = { id: 'papers', path: '/onboarding/papers', label: 'Papers', progress: {} };
    const added: Edit = { file: FLOW, insert: '/pages/1', to: papers };
    const linked: Edit = { file: FLOW, set: '/pages/0/papers', to: 'papers' };
    expect(marked({ edits: [added] })('papers')?.standing).toBe('unreachable');
    const mark = marked({ edits: [added, linked], journeys: 1 });
    expect(mark('papers')).toMatchObject({ standing: 'reached', journeys: 0 });
    expect(mark('offer')).toMatchObject({ standing: 'covered', journeys: 1 });
  });

  test('says that it is broken for a lint error, and not for a warning', () => {
    const findings = [
      finding('schemas/person/schema.json', '/properties/age', 'error'),
      finding(FLOW, '/steps/1/label', 'warning'),
      finding(FLOW, '/pages/0', 'error'),
      finding('schemas/catalog/states.json', '', 'error'),
    ];
    const mark = marked({ findings });
    expect(mark('person')).toMatchObject({ standing: 'broken', findings: [findings[0]] });
    expect(mark('crafts')).toMatchObject({ standing: 'reached', findings: [findings[1]] });
    expect(mark('offer')).toMatchObject({ standing: 'broken', findings: [findings[2]] });
    expect(mark('kind')?.findings).toEqual([]);
  });
});

describe('the mark of a transition', () => {
  test('says that it is broken if it leads nowhere, with the finding of npm run validate', () => {
    const mark = marked({ edits: [{ file: FLOW, set: '/steps/0/next/0/to', to: 'nowhere' }] });
    expect(mark('kind 0')?.standing).toBe('broken');
    expect(mark('kind 0')?.findings.map(({ code }) => code)).toEqual(['G2']);
    expect(mark('nowhere')?.standing).toBe('broken');
    expect(mark('kind 1')?.standing).toBe('unknown');
  });

  test('says that it is broken if its condition is', () => {
    const mark = marked({ findings: [finding(FLOW, '/conditions/isCraft/==', 'error')] });
    expect(mark('kind 0')?.standing).toBe('broken');
    expect(mark('kind 1')?.standing).toBe('reached');
  });

  test('into an interlude combines those of all transitions out of it', () => {
    const interlude: Edit = { file: FLOW, set: '/steps/0/interlude', to: 'preparing-quote' };
    const mark = marked({ edits: [interlude], journeys: 1 });
    expect(mark('kind interlude 0')).toMatchObject({ journeys: 1 });
    expect(mark('kind interlude')).toMatchObject({ journeys: 1 });
  });
});

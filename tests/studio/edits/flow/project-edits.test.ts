import { describe, expect, it } from 'vitest';
import {
  addStep,
  giveId,
  giveName,
  placesFor,
  putStep,
} from '../../../../src/studio/edits/flow/project-edits.ts';
import { outline } from '../../../../src/studio/edits/project/outline.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const TEXTS = questionnaire('dance-school');
const [flow] = outline(TEXTS);
const { flowId = '', steps = [] } = flow ?? {};
const ids = steps.map(({ id }) => id);

const after = (change: ReadonlyMap<string, string | null>) =>
  new Map([
    ...TEXTS,
    ...[...change].filter((entry): entry is [string, string] => entry[1] !== null),
  ]);

describe('edits of the studio', () => {
  it('know where a step can go', () => {
    expect(placesFor(TEXTS, flowId).steps).toEqual(steps);
    expect(placesFor(TEXTS, 'none')).toEqual({ steps: [], conditions: [] });
  });

  it('add a step with its files, as one change', () => {
    const made = addStep(TEXTS, flowId, { name: 'your-shoes', after: ids[0] ?? '', when: '' });
    if (!made.ok) throw new Error(made.problems.join());
    expect([...made.value.keys()]).toContain('schemas/your-shoes/schema.json');
    expect(outline(after(made.value))[0]?.steps[1]?.id).toBe('your-shoes');
  });

  it('move a step', () => {
    const [, , second = '', third = ''] = ids;
    const moved = putStep(TEXTS, flowId, second, third);
    if (!moved.ok) throw new Error(moved.problems.join());
    expect(
      outline(after(moved.value))[0]
        ?.steps.map(({ id }) => id)
        .slice(2, 4),
    ).toEqual([third, second]);
  });

  it('say why they cannot be made', () => {
    const again = addStep(TEXTS, flowId, { name: ids[0] ?? '', after: ids[0] ?? '', when: '' });
    expect(again).toMatchObject({ ok: false, problems: [expect.stringContaining('already')] });
    const broken = new Map([...TEXTS, [flow?.path ?? '', '{']]);
    expect(putStep(broken, flowId, 'a', 'b').ok).toBe(false);
    expect(giveName(TEXTS, flowId, { step: ids[0] ?? '', field: 'none', name: 'x' }, null).ok).toBe(
      false,
    );
  });

  it('rename a field in every file that refers to it', () => {
    const step = steps.find(({ files }) => files.length > 0);
    const schema = JSON.parse(TEXTS.get(`schemas/${step?.id}/schema.json`) ?? '{}') as {
      properties: Record<string, object>;
    };
    const [field = ''] = Object.keys(schema.properties);
    const renamed = giveName(
      TEXTS,
      flowId,
      { step: step?.id ?? '', field, name: 'otherName' },
      null,
    );
    if (!renamed.ok) throw new Error(renamed.problems.join());
    expect(renamed.value.get(`schemas/${step?.id}/schema.json`)).toContain('"otherName"');
    expect(renamed.value.get(flow?.path ?? '')).toContain('migrations');
  });

  it('rename the id of a choice of a field, given its path in the data of its step', () => {
    const given = giveId(
      TEXTS,
      flowId,
      { step: 'dance', field: 'level', was: 'stage', is: 'performing' },
      TEXTS,
    );
    if (!given.ok) throw new Error(given.problems.join());
    const file = flow?.path ?? '';
    expect(new Set(given.value.keys())).toEqual(
      new Set(['schemas/dance/schema.json', 'schemas/dance/ui.json', file]),
    );
    expect(given.value.get(file)).toMatch(/"lesson\.level": \{\s*"stage": "performing"/);
  });
});

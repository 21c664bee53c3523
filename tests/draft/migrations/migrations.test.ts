import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { migrate, migrations, versionOf } from '../../../src/draft/migrations/index.ts';
import { isObject, type JsonObject } from '../../../src/logic/json.ts';
import { seeded } from '../seeded.ts';

describe('migrations of stored drafts', () => {
  it('run in order from the version of the draft to the target', () => {
    const note = (step: string) => (draft: JsonObject) => ({ ...draft, [step]: true });
    const steps = [note('one'), note('two'), note('three')];
    expect(migrate({}, 0, 3, steps)).toEqual({ one: true, two: true, three: true });
    expect(migrate({}, 1, 2, steps)).toEqual({ two: true });
    expect(migrate({}, 3, 3, steps)).toEqual({});
    expect(migrate({}, 7, 3, steps)).toEqual({});
  });

  it.each<[unknown, number]>([
    [undefined, 0],
    ['1', 0],
    [-1, 0],
    [1.5, 0],
    [3, 3],
  ])('read version %j as %i', (flowVersion, version) => {
    expect(versionOf(JSON.parse(JSON.stringify({ flowVersion })))).toBe(version);
  });

  it.each<[unknown, unknown]>([
    ['7', 7],
    [7, 7],
    ['07', 7],
    ['', ''],
    ['seven', 'seven'],
    ['-7', '-7'],
    ['7th', '7th'],
    ['1234', '1234'],
    [null, null],
  ])('bring the step %j of an unversioned draft to %j', (currentStep, expected) => {
    const stored: JsonObject = JSON.parse(JSON.stringify({ currentStep, email: 'a@b.co' }));
    expect(migrate(stored, 0, 1)).toEqual({ currentStep: expected, email: 'a@b.co' });
  });

  it('accept any object, leave it as it was and give an object', () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue());
    seeded(
      fc.property(objects, (stored) => {
        const before = JSON.stringify(stored);
        const parsed: JsonObject = JSON.parse(before);
        expect(isObject(migrate(parsed, 0, migrations.length))).toBe(true);
        expect(JSON.stringify(parsed)).toBe(before);
      }),
    );
  });
});

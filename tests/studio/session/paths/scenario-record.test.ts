import { describe, expect, test } from 'vitest';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { simulate } from '../../../../src/checker/simulate/report.ts';
import { recordedOf, seenDifferences } from '../../../../src/checker/simulate/seen/recorded.ts';
import { seenBy } from '../../../../src/checker/simulate/seen/seen.ts';
import { f3 } from '../../../../src/checker/lint/rules/files/shape.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import { recordJourney } from '../../../../src/studio/session/paths/scenario-record.ts';
import { NEW_SESSION, type Session } from '../../../../src/studio/session/paths/session.ts';
import { answer, tiny } from './tiny.ts';

const FLOW = 'flows/tiny.json';
const { texts, model, subject, after } = tiny();
const OHIO = answer('kind', '/area', 'Ohio');

function recorded(before: ProjectTexts, id: string, session: Session, about = 'Somebody.') {
  return recordJourney(model, subject, recordedOf(before, FLOW), { id, about, session });
}

function withJourney(before: ProjectTexts, id: string, session: Session): ProjectTexts {
  const edits = recorded(before, id, session);
  if (!edits.ok) throw new Error(edits.problems.join(' '));
  return applyAll(before, edits.value);
}

/** What `npm run simulate` reports. */
function reported(now: ProjectTexts): string[] {
  const { scenarios, seen } = recordedOf(now, FLOW);
  if (seen === undefined) return ['Nothing is recorded.'];
  const { changed } = simulate(subject, scenarios);
  const played = seenBy(model, subject, scenarios, seen.probes);
  return [...(changed === 0 ? [] : [`${changed} changed`]), ...seenDifferences(seen, played)];
}

const first = withJourney(texts, 'somebody', after(answer('kind', '/kind', 'shop'), OHIO));

describe('a recorded visitor', () => {
  test('is played as recorded, beside others and on steps that no journey visited before', () => {
    expect(reported(first)).toEqual([]);
    const craft = after(answer('kind', '/kind', 'craft'), OHIO, { kind: 'fill' });
    const both = withJourney(first, 'craft-person', craft);
    expect(reported(both)).toEqual([]);
    const { scenarios } = recordedOf(both, FLOW);
    expect(scenarios.map(({ id }) => id)).toEqual(['somebody', 'craft-person']);
    expect(scenarios[1]?.path).toContain('crafts');
    expect(lint(both, [f3]).filter(({ file }) => file.includes('scenarios'))).toEqual([]);
  });

  test('does not accept differences for other visitors', () => {
    const old = first.get('flows/tiny.seen.json') ?? '';
    const stale = new Map(first).set(
      'flows/tiny.seen.json',
      old.replace('asks \\"Who are you?\\"', 'asks \\"Who were you?\\"'),
    );
    expect(reported(stale)).toHaveLength(2);
    const both = withJourney(stale, 'another', after(answer('kind', '/kind', 'craft'), OHIO));
    expect(reported(both)).toEqual(reported(stale));
  });

  test('keeps only answers that count', () => {
    const session = after(
      answer('kind', '/kind', 'craft'),
      OHIO,
      answer('crafts', '/crafts', ['wood']),
      answer('kind', '/kind', 'shop'),
    );
    const now = withJourney(first, 'changed-mind', session);
    expect(recordedOf(now, FLOW).scenarios[1]?.answers).toEqual({ kind: 'shop', area: 'Ohio' });
  });
});

describe('nothing is recorded', () => {
  const problemsOf = (...args: Parameters<typeof recorded>) => {
    const result = recorded(...args);
    return result.ok ? [] : result.problems;
  };

  test.each([
    ['Some Body', /lowercase letters/],
    ['cover-9', /another name/],
    ['somebody', /already/],
  ])('under the name %s', (id, problem) => {
    expect(problemsOf(first, id, NEW_SESSION).join(' ')).toMatch(problem);
  });

  test('without a text about it', () => {
    expect(problemsOf(first, 'new', NEW_SESSION, ' ').join(' ')).toMatch(
      /Describe who the visitor is/,
    );
  });

  test('of answers that a step refuses', () => {
    const session = after(OHIO, answer('kind', '/kind', 'shop'), answer('person', '/age', 7));
    expect(problemsOf(first, 'young', session)).toEqual([
      '“Person” rejects its answers: read its messages and change them.',
    ]);
  });
});

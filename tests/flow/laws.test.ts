import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFlow, type CompiledFlow } from '../../src/flow/compile.ts';
import { derive, type Moment } from '../../src/flow/derive.ts';
import { next, placeFor, previous } from '../../src/flow/navigate.ts';
import { progress, stepCount } from '../../src/flow/progress.ts';
import type { Answers, Flow } from '../../src/flow/types.ts';
import { activeAnswers, parkedAnswers, walk, type Ambient } from '../../src/flow/walk.ts';
import type { Json } from '../../src/logic/json.ts';
import { deepFreeze, holds } from '../properties.ts';
import { catalogs, compileOnboarding, source } from '../product/onboarding-flow.ts';
import { garbage, onboardingAnswers, unknownSections } from './random-answers.ts';
import { answersTo, randomFlow } from './random-flow.ts';
import { compiled } from './small-flow.ts';

const ambient: Ambient = { $today: '2026-05-26', $year: 2026, $uuid: '0123456789ab' };

/** A case as it is printed when a law fails: the files, not the compiled functions. */
function caseOf(flow: CompiledFlow, file: Flow, drafts: Drafts): Case {
  const print = () => JSON.stringify(file === source ? drafts : { file, ...drafts });
  return { flow, file, ...deepFreeze(drafts), [fc.toStringMethod]: print };
}

type Drafts = { answers: Answers; others: Answers; junk: Json };

/** A flow, a draft, a second draft to change to, and something to put into parked sections. */
type Case = Drafts & { flow: CompiledFlow; file: Flow; [fc.toStringMethod]: () => string };

const onboarding = compileOnboarding();
const real: fc.Arbitrary<Case> = fc
  .record({
    answers: onboardingAnswers(onboarding),
    others: onboardingAnswers(onboarding),
    junk: garbage,
  })
  .map((drafts) => caseOf(onboarding, source, drafts));

const random: fc.Arbitrary<Case> = randomFlow().chain(({ flow: file, questions }) => {
  const sections = file.steps.flatMap((step) => step.answers);
  const spoilt = fc
    .tuple(
      answersTo(questions),
      fc.dictionary(fc.constantFrom(...sections), garbage, { maxKeys: 1 }),
    )
    .map(([answers, broken]): Answers => ({ ...answers, ...broken }));
  const draft = fc.oneof(
    { weight: 3, arbitrary: answersTo(questions) },
    { weight: 1, arbitrary: spoilt },
  );
  const flow = compiled(deepFreeze(file));
  return fc
    .record({ answers: draft, others: draft, junk: garbage })
    .map((drafts) => caseOf(flow, file, drafts));
});

const ids = (flow: CompiledFlow, answers: Answers) =>
  walk(flow, answers, ambient).steps.map(({ id }) => id);

/** Everything that the engine says about a draft, written out so that it is cheap to compare. */
function everything(flow: CompiledFlow, answers: Answers, moment: Moment = {}): string {
  const { steps, taken, end, active } = walk(flow, answers, ambient);
  const scope = { ...active, ...ambient };
  const places = [...flow.steps.map(({ id }) => id), ...flow.source.pages.map(({ id }) => id)];
  const said = {
    path: steps.map(({ id }) => id),
    taken: taken.map(({ source: transition }) => transition),
    end,
    active,
    next: steps.map(({ id }) => next(flow, id, answers, ambient)),
    previous: places.map((id) => previous(flow, id, answers, ambient)),
    places: places.map((id) => placeFor(flow, id, answers, ambient)),
    counts: places.map((id) => stepCount(flow, id, answers, ambient)),
    columns: Object.entries(flow.columns).map(([name, evaluate]) => [name, evaluate(scope)]),
    mirror: flow.mirror(scope),
    derived: activeAnswers(flow, derive(flow, answers, answers, moment, ambient), ambient),
  };
  return JSON.stringify(
    said,
    (_key, value: unknown) => (value === undefined ? 'nothing' : value),
    1,
  );
}

describe.each([
  { of: 'the real flow', cases: real, numRuns: 40 },
  { of: 'random small flows', cases: random, numRuns: 100 },
])('on $of', ({ of, cases, numRuns }) => {
  it('law 1: the path is a function of the answers and ends on a page', () => {
    holds(
      of,
      fc.property(cases, ({ flow, answers }) => {
        const { steps, taken, end } = walk(flow, answers, ambient);
        const path = steps.map(({ id }) => id);
        expect(ids(flow, answers)).toEqual(path);
        expect(path[0]).toBe(flow.source.start);
        expect(new Set(path).size).toBe(path.length);
        expect(flow.page(end ?? '')).toBeDefined();
        expect(taken.map(({ to }) => to)).toEqual([...path.slice(1), end]);
      }),
      numRuns,
    );
  });

  it('law 2: Back undoes Continue, to the same URL', () => {
    holds(
      of,
      fc.property(cases, ({ flow, answers }) => {
        const { steps, end } = walk(flow, answers, ambient);
        const path = [...steps.map(({ id }) => id), end ?? ''];
        expect(previous(flow, path[0] ?? '', answers, ambient)).toBeUndefined();
        for (const [index, id] of path.slice(0, -1).entries()) {
          const forward = next(flow, id, answers, ambient);
          expect(forward?.id).toBe(path[index + 1]);
          const back = previous(flow, forward?.id ?? '', answers, ambient);
          expect(back?.id).toBe(id);
          expect(back).toEqual(placeFor(flow, id, answers, ambient));
          const before = path[index - 1];
          const forwards = before === undefined ? back : next(flow, before, answers, ambient);
          expect(back).toEqual(forwards);
        }
      }),
      numRuns,
    );
  });

  it('law 2: off the path, too, Continue leads somewhere and Back onto the path', () => {
    holds(
      of,
      fc.property(cases, (found) => {
        const { flow, answers } = found;
        const path = ids(flow, answers);
        for (const { id } of flow.steps) {
          expect(next(flow, id, answers, ambient)).toBeDefined();
          const back = previous(flow, id, answers, ambient);
          expect([undefined, ...path]).toContain(back?.id);
          expect(back === undefined).toBe(id === flow.source.start);
        }
      }),
      numRuns,
    );
  });

  it('law 3: nothing reads parked answers', () => {
    holds(
      of,
      fc.property(cases, ({ flow, answers: raw, junk }) => {
        // A derivation may answer what opens a branch; from then on that branch is not parked.
        const answers = derive(flow, raw, raw, {}, ambient);
        const again = derive(flow, answers, answers, {}, ambient);
        fc.pre(ids(flow, again).join() === ids(flow, answers).join());
        const parked = Object.keys(parkedAnswers(flow, answers, ambient));
        const unasked = { ...answers, neverAsked: junk };
        const changed = parked.reduce<Answers>((all, name) => ({ ...all, [name]: junk }), unasked);
        const removed = parked.reduce<Answers>(
          (all, name) => ({ ...all, [name]: undefined }),
          answers,
        );
        const said = everything(flow, answers);
        expect(everything(flow, changed)).toBe(said);
        expect(everything(flow, removed)).toBe(said);
      }),
      numRuns,
    );
  });

  it('law 3: parked answers are kept and return with their branch', () => {
    holds(
      of,
      fc.property(cases, fc.nat(), ({ flow, answers, others }, pick) => {
        const sections = flow.steps.flatMap((step) => step.sections);
        const changed = sections[pick % sections.length] ?? '';
        const targets = flow.derivations.map(({ source: { to } }) => to.split('.')[0]);
        const first = derive(flow, {}, answers, {}, ambient);
        // One answer changes, which may leave branches, and then is what it was again.
        const left = derive(flow, first, { ...first, [changed]: others[changed] }, {}, ambient);
        const parked = Object.keys(parkedAnswers(flow, left, ambient)).filter(
          (section) => section !== changed,
        );
        for (const section of parked) expect(left[section]).toBe(first[section]);
        const back = derive(flow, left, { ...left, [changed]: first[changed] }, {}, ambient);
        for (const section of parked.filter((name) => !targets.includes(name)))
          expect(back[section]).toBe(first[section]);
      }),
      numRuns,
    );
  });

  it('law 4: progress never moves backwards going forward', () => {
    holds(
      of,
      fc.property(cases, ({ flow, answers }) => {
        const { steps, end } = walk(flow, answers, ambient);
        const bars = [...steps.map(({ id }) => id), end ?? ''].map((id) => progress(flow, id));
        for (const [index, bar] of bars.entries())
          for (const [segment, { percent }] of bar.entries()) {
            expect(percent).toBeGreaterThanOrEqual(bars[index - 1]?.[segment]?.percent ?? 0);
            expect(percent).toBeLessThanOrEqual(100);
          }
        const counts = steps.map(({ id }) => stepCount(flow, id, answers, ambient));
        expect(counts).toEqual(steps.map((_, index) => ({ number: index + 1, of: steps.length })));
      }),
      numRuns,
    );
  });

  it('law 5: what counts is exactly the sections of the steps on the path', () => {
    holds(
      of,
      fc.property(cases, (found) => {
        const { flow, answers } = found;
        const onPath = new Set(walk(flow, answers, ambient).steps.flatMap((step) => step.sections));
        const active = activeAnswers(flow, answers, ambient);
        const parked = parkedAnswers(flow, answers, ambient);
        const expected = Object.keys(answers).filter((section) => onPath.has(section));
        expect(Object.keys(active).toSorted()).toEqual(expected.toSorted());
        for (const section of expected) expect(active[section]).toBe(answers[section]);
        expect({ ...active, ...parked }).toEqual(answers);
        expect(Object.keys(parked).filter((section) => Object.hasOwn(active, section))).toEqual([]);
      }),
      numRuns,
    );
  });

  it('law 6: a fresh compilation gives the same result, and nothing is mutated', () => {
    holds(
      of,
      fc.property(cases, (found) => {
        const { flow, file, answers, others } = found;
        const again = compileFlow(structuredClone(file), structuredClone(catalogs));
        if (!again.ok) throw new Error(JSON.stringify(again.problems));
        const fresh = again.value;
        const moment = { open: ids(flow, answers).at(-1) ?? '', leaving: true };
        expect(everything(fresh, structuredClone(answers), moment)).toBe(
          everything(flow, answers, moment),
        );
        expect(
          derive(fresh, structuredClone(answers), structuredClone(others), {}, ambient),
        ).toEqual(derive(flow, answers, others, {}, ambient));
      }),
      numRuns,
    );
  });
});

describe('derivations of the real flow', () => {
  it('are idempotent once settled', () => {
    holds(
      'settled',
      fc.property(real, fc.constantFrom(...onboarding.steps), ({ answers, others }, step) => {
        const moment = { open: step.id, leaving: true };
        const settled = derive(onboarding, answers, others, moment, ambient);
        expect(derive(onboarding, settled, settled, moment, ambient)).toBe(settled);
      }),
      60,
    );
  });
});

describe('the random answers', () => {
  it('cover every section of the real flow', () => {
    expect(unknownSections(onboarding)).toEqual([]);
  });
});

describe('the random flows', () => {
  it('branch: both short and long paths, and parked answers, are common', () => {
    const seen = fc.sample(random, { numRuns: 200, seed: 1 }).map(({ flow, answers }) => ({
      steps: flow.steps.length,
      path: ids(flow, answers).length,
      parked: Object.keys(parkedAnswers(flow, answers, ambient)).length,
    }));
    expect(seen.filter(({ steps, path }) => path < steps).length).toBeGreaterThan(40);
    expect(seen.filter(({ path }) => path >= 3).length).toBeGreaterThan(40);
    expect(seen.filter(({ parked }) => parked > 0).length).toBeGreaterThan(40);
  });
});

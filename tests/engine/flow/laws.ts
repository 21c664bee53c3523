import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFlow } from '../../../src/engine/flow/compile/compile.ts';
import type { CompiledFlow, Questions } from '../../../src/engine/flow/compiled.ts';
import { derive, type Moment } from '../../../src/engine/flow/derive.ts';
import { next, placeFor, previous } from '../../../src/engine/flow/navigate.ts';
import { progress, stepCount } from '../../../src/engine/flow/progress.ts';
import type { Answers, Flow } from '../../../src/engine/flow/types.ts';
import { activeAnswers, parkedAnswers, walk, type Ambient } from '../../../src/engine/flow/walk.ts';
import type { Catalogs } from '../../../src/engine/logic/expressions/scope.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { sectionOf } from '../../../src/engine/logic/path.ts';
import { deepFreeze, holds } from '../../properties.ts';

export const ambient: Ambient = { $today: '2026-05-26', $year: 2026, $uuid: '0123456789ab' };

type Files = { file: Flow; asked: Questions };
type Drafts = { answers: Answers; others: Answers; junk: Json };

/** A flow, a draft, a second draft to change to, and a junk value for parked answers. */
export type Case = Drafts & Files & { flow: CompiledFlow; [fc.toStringMethod]: () => string };

/** A case that prints as `printed` when a law fails: the files rather than the compiled functions. */
export function caseOf(flow: CompiledFlow, files: Files, drafts: Drafts, printed: object): Case {
  return {
    flow,
    ...files,
    ...deepFreeze(drafts),
    [fc.toStringMethod]: () => JSON.stringify(printed),
  };
}

export const ids = (flow: CompiledFlow, answers: Answers) =>
  walk(flow, answers, ambient).steps.map(({ id }) => id);

/** The answers within a section; none if its value is not an object. */
function partsOf(answers: Answers, section: string): JsonObject {
  const value = answers[section];
  return isObject(value) ? value : {};
}

function withPart(
  answers: Answers,
  section: string,
  name: string,
  value: Json | undefined,
): Answers {
  const others = Object.entries(partsOf(answers, section)).filter(([part]) => part !== name);
  const own = value === undefined ? [] : [[name, value] as const];
  return { ...answers, [section]: Object.fromEntries([...others, ...own]) };
}

/** Describes errors in how a section is split: it must be active, parked, or split into parts. */
function wrongIn(own: Json | undefined, counted: Json | undefined, parked: Json | undefined) {
  if (counted === own) return parked === undefined ? [] : ['both counts and is parked'];
  // A section that is not asked may be active as null and is parked anyway.
  if (!isObject(counted) || !isObject(own)) {
    const isWhole = parked === own && (counted ?? null) === null;
    return isWhole ? [] : ['is lost'];
  }
  return wrongParts(own, counted, isObject(parked) ? parked : {});
}

/** Each part must be active or parked; a part that is not asked may be active as null as well. */
function wrongParts(own: JsonObject, counted: JsonObject, parked: JsonObject): string[] {
  const has = (all: JsonObject, name: string) => Object.hasOwn(all, name);
  const names = new Set([own, counted, parked].flatMap((all) => Object.keys(all)));
  return [...names].filter((name) => {
    const counts = has(counted, name) && has(own, name) && counted[name] === own[name];
    const isParked = has(parked, name) && has(own, name) && parked[name] === own[name];
    if (counts) return has(parked, name);
    return (has(own, name) && !isParked) || (has(counted, name) && counted[name] !== null);
  });
}

/** The answers with `value` in place of each parked section and each parked part of a section. */
function withParked(flow: CompiledFlow, answers: Answers, value: Json | undefined): Answers {
  const { active } = walk(flow, answers, ambient);
  const parked = Object.entries(parkedAnswers(flow, answers, ambient));
  const changed = parked.map(([section, rest]): [string, Json | undefined] => {
    const own = answers[section];
    if (active[section] === undefined || !isObject(own) || !isObject(rest)) return [section, value];
    const others = Object.entries(own).filter(([name]) => !Object.hasOwn(rest, name));
    const names = value === undefined ? [] : Object.keys(rest);
    const parts = names.map((name): [string, Json] => [name, value ?? null]);
    return [section, Object.fromEntries([...others, ...parts])];
  });
  return { ...answers, ...Object.fromEntries(changed) };
}

/** Everything that the engine returns for a draft, as text for cheap comparison. */
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

/** Checks the engine laws on random cases. `of` names the flows in the test titles. */
export function engineLaws(
  of: string,
  cases: fc.Arbitrary<Case>,
  catalogs: Catalogs,
  numRuns: number,
): void {
  describe(`on ${of}`, () => {
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

    it('law 2: off the path too, Continue leads to a place and Back onto the path', () => {
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

    it('law 3: nothing reads a parked answer', () => {
      holds(
        of,
        fc.property(cases, ({ flow, answers: raw, junk }) => {
          // A derivation may set an answer that opens a branch, which is then no longer parked.
          const answers = derive(flow, raw, raw, {}, ambient);
          const again = derive(flow, answers, answers, {}, ambient);
          fc.pre(ids(flow, again).join() === ids(flow, answers).join());
          const said = everything(flow, answers);
          const unasked = { ...answers, neverAsked: junk };
          expect(everything(flow, withParked(flow, unasked, junk))).toBe(said);
          expect(everything(flow, withParked(flow, answers, undefined))).toBe(said);
        }),
        numRuns,
      );
    });

    it('law 3: a parked answer is kept, and returns with its branch', () => {
      holds(
        of,
        fc.property(cases, fc.nat(), ({ flow, answers, others }, pick) => {
          const sections = flow.steps.flatMap((step) => step.sections);
          const changed = sections[pick % sections.length] ?? '';
          const targets = flow.derivations.map(({ source: { to } }) => sectionOf(to));
          const first = derive(flow, {}, answers, {}, ambient);
          // One answer changes, which may abandon branches, and then changes back.
          const left = derive(flow, first, { ...first, [changed]: others[changed] }, {}, ambient);
          const { active } = walk(flow, left, ambient);
          const parked = Object.keys(parkedAnswers(flow, left, ambient)).filter(
            (section) => section !== changed && active[section] === undefined,
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
          // Before the first answer every branch is possible, and the longest path is shown.
          const isOpen = steps[0]?.sections.every((section) => answers[section] === undefined);
          const of = isOpen ? (flow.source.bounds?.longest ?? steps.length) : steps.length;
          expect(of).toBeGreaterThanOrEqual(steps.length);
          expect(counts).toEqual(steps.map((_, index) => ({ number: index + 1, of })));
        }),
        numRuns,
      );
    });

    it('law 3: an answer hidden by another answer of its step is kept, and returns when it is asked for', () => {
      holds(
        of,
        fc.property(cases, fc.nat(), ({ flow, answers, others }, pick) => {
          const first = derive(flow, {}, answers, {}, ambient);
          const fields = Object.keys(first).flatMap((section) =>
            Object.keys(partsOf(first, section)).map((name) => ({ section, name })),
          );
          const field = fields[pick % Math.max(fields.length, 1)];
          if (field === undefined) return;
          const { section, name } = field;
          const targets = flow.derivations.map(({ source: { to } }) => to);
          const isKept = (part: string) => part !== name && !targets.includes(`${section}.${part}`);
          // One answer changes, which may hide others of its step, and then changes back.
          const other = partsOf(others, section)[name];
          const left = derive(flow, first, withPart(first, section, name, other), {}, ambient);
          const [was, parked] = [first, parkedAnswers(flow, left, ambient)].map((all) =>
            partsOf(all, section),
          );
          for (const part of Object.keys(parked ?? {}).filter(isKept)) {
            expect(parked?.[part]).toBe(was?.[part]);
          }
          const again = withPart(left, section, name, was?.[name]);
          const back = derive(flow, left, again, {}, ambient);
          for (const part of Object.keys(was ?? {}).filter(isKept)) {
            expect(partsOf(back, section)[part]).toBe(was?.[part]);
          }
          if (targets.length > 0) return;
          expect(activeAnswers(flow, back, ambient)).toEqual(activeAnswers(flow, first, ambient));
        }),
        numRuns,
      );
    });

    it('law 5: the answers that count are those asked for on the path, and every other is parked', () => {
      holds(
        of,
        fc.property(cases, ({ flow, answers }) => {
          const { steps, active } = walk(flow, answers, ambient);
          const onPath = new Set(steps.flatMap((step) => step.sections));
          const parked = parkedAnswers(flow, answers, ambient);
          expect(activeAnswers(flow, answers, ambient)).toBe(active);
          expect(Object.keys(active).filter((section) => !onPath.has(section))).toEqual([]);
          for (const name of Object.keys(answers)) {
            expect([name, wrongIn(answers[name], active[name], parked[name])]).toEqual([name, []]);
          }
        }),
        numRuns,
      );
    });

    it('law 6: a fresh compilation gives the same results, and nothing is mutated', () => {
      holds(
        of,
        fc.property(cases, (found) => {
          const { flow, file, asked: forks, answers, others } = found;
          const again = compileFlow(
            structuredClone(file),
            structuredClone(catalogs),
            structuredClone(forks),
          );
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
}

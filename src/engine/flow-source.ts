import type { Flow, Page, Step, StepId } from '../flow/types.ts';

type Optional<Whole, Required extends keyof Whole> = Pick<Whole, Required> &
  Partial<Omit<Whole, Required>>;

/** A flow of which only the ids have to be written; what is left out follows from them. */
export type FlowSource = Partial<Omit<Flow, 'id' | 'steps' | 'pages'>> & {
  id: string;
  steps: readonly Optional<Step, 'id'>[];
  /** What stands behind the questions; the first one ends a path that names no other. */
  pages: readonly Optional<Page, 'id'>[];
};

/**
 * The whole of a flow: steps one after the other, each with one section called like it, at
 * `/<flow>/<step>`, and the last one submits for a page that gives numbers; `titleOf` gives the name
 * of a step that has no `label`.
 */
export function wholeFlow(source: FlowSource, titleOf: (step: StepId) => string): Flow {
  const { id, steps, pages, ...rest } = source;
  const pathOf = (place: StepId) => `/${id}/${place}`;
  const follower = (index: number) => steps[index + 1]?.id ?? pages[0]?.id ?? '';
  const submitted = (next: StepId) =>
    pages.some(({ id: page, number }) => page === next && number) ? { submit: next } : {};
  return {
    version: 1,
    start: steps[0]?.id ?? '',
    segments: [],
    conditions: {},
    values: {},
    derive: [],
    remote: { columns: {}, quoted: {} },
    mirror: {},
    ...rest,
    id,
    steps: steps.map((step, index) => ({
      label: titleOf(step.id),
      path: pathOf(step.id),
      answers: camelCase(step.id),
      // 1 is the saved step of a draft in which none is done.
      savedStep: index + 2,
      next: [{ to: follower(index) }],
      ...submitted(follower(index)),
      ...step,
    })),
    pages: pages.map((page) => ({
      path: pathOf(page.id),
      label: page.outcome?.title ?? page.id,
      progress: {},
      ...page,
    })),
  };
}

/** The name of a section: `contact-info` answers `contactInfo`. */
const camelCase = (id: string) =>
  id.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

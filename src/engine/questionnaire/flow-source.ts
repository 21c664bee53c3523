import type { Flow, Page, Step, StepId } from '../flow/types.ts';

type Optional<Whole, Required extends keyof Whole> = Pick<Whole, Required> &
  Partial<Omit<Whole, Required>>;

/** A flow that only has to name ids; everything else has a default. */
export type FlowSource = Partial<Omit<Flow, 'id' | 'steps' | 'pages'>> & {
  id: string;
  steps: readonly Optional<Step, 'id'>[];
  /** The pages after the questions; a path that names no other ends at the first one. */
  pages: readonly Optional<Page, 'id'>[];
};

/**
 * Fills in a flow's defaults: the steps in order, each with one section named after it, at
 * `/<flow>/<step>`; the last one submits if the page after it gives numbers. `titleOf` names a step
 * that has no `label`.
 */
export function expandFlow(source: FlowSource, titleOf: (step: StepId) => string): Flow {
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
      // 1 is the saved step of a draft with no step done.
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

/** The section that a step answers: `contact-info` → `contactInfo`. */
const camelCase = (id: string) =>
  id.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

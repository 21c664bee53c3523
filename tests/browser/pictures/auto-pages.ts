import commercialAuto from '../../../flows/commercial-auto.json' with { type: 'json' };
import type { Json } from '../../../src/engine/logic/json.ts';
import { openBlank } from '../blank.ts';
import { draftWith } from '../funnel/drafts.ts';
import { haulerAnswers } from '../funnel/hauler.ts';
import type { View } from './view.ts';

/** Opens an address with these saved answers to commercial auto's questions. */
const opens =
  (path: string, answers: Readonly<Record<string, Json | undefined>>): View['open'] =>
  async (page) => {
    await openBlank(page);
    await page.evaluate(
      (kept) => localStorage.setItem('commercialAutoProgress', kept),
      draftWith(answers),
    );
    await page.goto(path);
  };

const { steps, pages } = commercialAuto;
const before = (index: number) =>
  Object.fromEntries(
    steps
      .slice(0, index)
      .flatMap(({ answers }) => [answers].flat().map((name) => [name, haulerAnswers[name]])),
  );
const request = pages[0]?.path ?? '';

/** Commercial auto's questions, each with all earlier ones answered, and its request. */
export const autoPages: readonly View[] = [
  ...steps.map(({ id, path }, index): View => ({
    name: id.startsWith('auto-') ? id : `auto-${id}`,
    shows: 'page',
    open: opens(path, before(index)),
  })),
  { name: 'auto-request-to-send', shows: 'page', open: opens(request, haulerAnswers) },
  { name: 'auto-request-open-questions', shows: 'page', open: opens(request, before(3)) },
  {
    name: 'auto-request',
    shows: 'page',
    open: opens(request, { ...haulerAnswers, quoteId: 'CA-1234567', quoteStatus: 'quoted' }),
  },
  { name: 'auto-deep-link', shows: 'page', open: opens(steps[2]?.path ?? '', {}) },
];

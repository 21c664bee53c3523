import type { Page } from '@playwright/test';
import { storableText } from '../../src/engine/draft/remote/merge-remote.ts';
import { CONSENTS } from '../../src/engine/flow/consents.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import { activeAnswers } from '../../src/engine/flow/walk.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../../src/engine/logic/json.ts';
import { read } from '../../src/engine/logic/path.ts';
import { databaseAnswers, draftId } from '../browser/draft/database.ts';
import type { Funnel } from './funnel.ts';
import { heldBack, without } from './held-back.ts';

const SERVER_PATIENCE_MS = 20_000;

/**
 * Waits until the server has exactly these answers, without those that stay on the device; returns what
 * is missing in the end.
 * @param stored the draft as the browser keeps it, which knows what is only half typed
 * @param apart sections that are not compared
 */
export async function untilArrived(
  page: Page,
  { origin, funnel }: { origin: string; funnel: Funnel },
  sent: Answers,
  stored: JsonObject,
  apart: readonly string[] = [],
): Promise<string | undefined> {
  const active = activeAnswers(funnel.flow, sent, funnel.ambient);
  const held = [...heldBack(funnel, active, stored), ...apart];
  const due = storableText(JSON.parse(JSON.stringify(without(active, held))));
  const id = await draftId(page, funnel.key);
  const since = Date.now();
  for (;;) {
    const answers: Answers = JSON.parse(JSON.stringify(await databaseAnswers(origin, id)));
    const { [CONSENTS]: records, ...others } = answers;
    const saved: Json = JSON.parse(JSON.stringify(without(others, held)));
    const agreed = agreedTo(funnel, others);
    const kept = idsOf(funnel, records);
    if (sameJson(saved, due) && sameJson(kept, agreed)) return undefined;
    if (Date.now() - since > SERVER_PATIENCE_MS) {
      return sameJson(saved, due)
        ? `the database has the consents ${kept.join(', ')}, due are ${agreed.join(', ')}`
        : `the database has ${JSON.stringify(saved)}, due is ${JSON.stringify(due)}`;
    }
    await page.waitForTimeout(200);
  }
}

/** Ids of the consents whose boxes are checked in these answers. */
export const agreedTo = ({ flow }: Funnel, answers: Answers): string[] =>
  flow.consents.flatMap((one) =>
    'answer' in one && read(answers, one.answer) === true ? [one.id] : [],
  );

/** Ids of the boxes among the records; Continue's small print is in them once it was pressed. */
const idsOf = ({ flow }: Funnel, records: Json | undefined): string[] =>
  flow.consents.flatMap((one) =>
    'answer' in one && isObject(records) && records[one.id] !== undefined ? [one.id] : [],
  );

import {
  type Answers,
  isObject,
  REPLAY,
  replayed,
  type StepId,
  textOf,
} from '../../../engine/core.ts';
import { outline, readable } from '../../edits/project/outline.ts';
import type { Texts } from '../../edits/project/texts.ts';

/** The step and answers of the visitor in a replay link. */
export type LinkedVisitor = { flowId: string; step: StepId; answers: Answers };

/** Base URL for parsing, since links are relative to wherever the site runs. */
const BASE = 'http://localhost';

/**
 * The visitor of a link printed by `npm run validate`; undefined if it is not such a link of this
 * project.
 */
export async function visitorOfLink(
  texts: Texts,
  link: string,
): Promise<LinkedVisitor | undefined> {
  const written = link.trim();
  if (!URL.canParse(written, BASE)) return undefined;
  const { pathname, searchParams } = new URL(written, BASE);
  const answers = await replayed(searchParams.get(REPLAY) ?? '');
  if (answers === undefined) return undefined;
  for (const { flowId, path, steps, pages } of outline(texts)) {
    const place = [...steps, ...pages].find(({ at }) => pathAt(texts, path, at) === pathname);
    if (place !== undefined) return { flowId, step: place.id, answers };
  }
  return undefined;
}

/** The app's path of a step or page, given its pointer into the flow file. */
function pathAt(texts: Texts, flowPath: string, at: string): string {
  const [, list = '', index] = at.split('/');
  const places = readable(texts, flowPath)[list];
  const place = Array.isArray(places) ? places[Number(index)] : undefined;
  return isObject(place) ? textOf(place['path']) : '';
}

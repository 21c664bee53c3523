import type { Json, JsonObject, Page } from '../../engine/core.ts';

/** A file in which the site says something about the answers that can be chosen. */
export type AnswerVerdicts = {
  file: string;
  /** Its lists of entries, each with the path of an answer as `answer`. */
  lists: readonly string[];
  /** The one of these lists for answers about which nothing has to be said, and the reason to write there. */
  elsewhere: { list: string; why: string };
  /** Whether something must be said about a question of the questionnaire with these pages. */
  isNeeded: (pages: readonly Pick<Page, 'id' | 'kind'>[], question: JsonObject) => boolean;
  /** What the studio asks about a new question, and what there is to do otherwise. */
  ask: { label: string; otherwise: string };
};

/** What a site tells the checker of itself. Without it, only the questionnaires are checked. */
export type Site = {
  /** The address that the site's links lead to, where its main questionnaire begins. */
  home?: string;
  /** Files with "consents" and "terms" that visitors agree to after a questionnaire. */
  consentFiles: readonly string[];
  /** Files that the site cannot be built without, besides those with a meta-schema of their own. */
  neededFiles: (read: (path: string) => Json | undefined) => readonly string[];
  verdicts?: AnswerVerdicts;
};

let registered: Site = { consentFiles: [], neededFiles: () => [] };

export function registerSite(site: Site): void {
  registered = site;
}

export const checkedSite = (): Site => registered;

import type { Json } from '../../engine/core.ts';

/** What a site tells the checker of itself. Without it, only the questionnaires are checked. */
export type Site = {
  /** The address that the site's links lead to, where its main questionnaire begins. */
  home?: string;
  /** Files with "consents" and "terms" that visitors agree to after a questionnaire. */
  consentFiles: readonly string[];
  /** Files that the site cannot be built without, besides those with a meta-schema of their own. */
  neededFiles: (read: (path: string) => Json | undefined) => readonly string[];
};

let registered: Site = { consentFiles: [], neededFiles: () => [] };

export function registerSite(site: Site): void {
  registered = site;
}

export const checkedSite = (): Site => registered;

import accessibility from '../../../../schemas/content/legal/accessibility.json' with { type: 'json' };
import privacy from '../../../../schemas/content/legal/privacy.json' with { type: 'json' };
import terms from '../../../../schemas/content/legal/terms.json' with { type: 'json' };

type Section = {
  id: string;
  title: string;
  paragraphs: string[];
  items?: string[];
};

/** `schemas/content/legal/*.json` (decision D21). */
export type LegalContent = {
  path: string;
  meta: { title: string; description: string };
  title: string;
  intro: string;
  sections: Section[];
  updated?: string;
};

const pages: readonly LegalContent[] = [privacy, terms, accessibility];

/** @throws when no legal page has that path. */
export function legalContent(path: string): LegalContent {
  const content = pages.find((page) => page.path === path);
  if (content === undefined) throw new Error(`No legal page ${path}`);
  return content;
}

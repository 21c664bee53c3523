import { readdirSync, readFileSync } from 'node:fs';
import type { Edit } from '../../../src/checker/project/edit.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
/** Of each family in a file, and of the rules that the site registers. */
const TABLES = [
  ...readdirSync(FOLDER).map((file) => new URL(file, FOLDER)),
  new URL('../../site/checks/fixtures.json', import.meta.url),
];

/** Edits of the small project for each rule: one that is fine, and one that the rule finds. */
export function fixtureTables(): ReadonlyMap<string, { pass: Edit[]; fail?: Edit[] }> {
  return new Map(
    TABLES.flatMap((file) => {
      const table: Record<string, { pass: Edit[]; fail?: Edit[] }> = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      return Object.entries(table);
    }),
  );
}

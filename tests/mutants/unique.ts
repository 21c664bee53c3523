import { RULES } from '../../src/checker/lint/rules/index.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import { applyAll } from '../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import type { Mutant } from './mutant.ts';

/** The defects that a rule finds, and those of them that no other rule finds. */
type Finds = { found: number; alone: number };

/**
 * Asks every rule about every mutant, whatever the earlier layers say, and returns the finds of each
 * rule, and the number of mutants that none found.
 */
function uniqueFinds(
  texts: ProjectTexts,
  mutants: readonly Mutant[],
): { byRule: Map<string, Finds>; missed: number } {
  const before = findersOf(texts);
  const byRule = new Map(RULES.map(({ code }): [string, Finds] => [code, { found: 0, alone: 0 }]));
  let missed = 0;
  for (const { edits } of mutants) {
    const now = findersOf(applyAll(texts, edits));
    const finders = [...now].filter(
      ([code, found]) => ![...found].every((one) => before.get(code)?.has(one)),
    );
    for (const [code] of finders) {
      const finds = byRule.get(code);
      if (finds === undefined) continue;
      finds.found += 1;
      if (finders.length === 1) finds.alone += 1;
    }
    if (finders.length === 0) missed += 1;
  }
  return { byRule, missed };
}

/** What each rule reports, by its code. */
function findersOf(texts: ProjectTexts): Map<string, Set<string>> {
  const models = buildModels(texts);
  return new Map(
    RULES.map(({ code, check }) => [
      code,
      new Set(
        models.flatMap((model) =>
          check(model).map(({ file, pointer, message }) => [file, pointer, message].join('\n')),
        ),
      ),
    ]),
  );
}

/** The finds as a table in Markdown, for docs/proof.md. */
export function uniqueTable(texts: ProjectTexts, mutants: readonly Mutant[]): string {
  const { byRule, missed } = uniqueFinds(texts, mutants);
  const rows = RULES.map(({ code, name }) => {
    const { found, alone } = byRule.get(code) ?? { found: 0, alone: 0 };
    return `| ${code} ${name} | ${found} | ${alone} |`;
  });
  return [
    `| rule | found | by no other rule |`,
    '| --- | --- | --- |',
    ...rows,
    '',
    `${mutants.length} defects, ${missed} found by no rule.`,
  ].join('\n');
}

import type { Defect } from '../../finding.ts';
import { describedTexts, type DescribedText } from '../../../model/described-texts.ts';
import type { Model } from '../../../model/model.ts';
import type { SourceFile } from '../../../project/source-file.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../../../engine/core.ts';

/** The syntax that `src/engine/ui/fill.ts` reads. */
const PLACE = /\{(\w+)\}/g;
/** Marks a placeholder as optional in a description. */
const MAY = 'May be filled in';

export const c9: LintRule = {
  code: 'C9',
  name: 'filled-in',
  layer: 'parts',
  guarantee: 'A text of a page has the placeholders that its meta-schema names, and no others.',
  severity: 'error',
  check: (model) =>
    pageTexts(model).flatMap((file) =>
      describedTexts(file, model.file).flatMap((text) =>
        problems(text).map((problem): Defect => ({
          file: file.path,
          pointer: text.pointer,
          ...problem,
        })),
      ),
    ),
};

/** Only pages fill in placeholders. Rule C2 keeps them out of steps. */
function pageTexts({ files }: Model): SourceFile[] {
  return files.filter(({ path }) => /^schemas\/(content|catalog)\/(?!meta\/)/.test(path));
}

function problems({ text, description }: DescribedText): Pick<Defect, 'message' | 'suggestion'>[] {
  const named = placesIn(description);
  const used = placesIn(text);
  const needed = description.includes(MAY) ? [] : named;
  const unknown = used.filter((name) => !named.includes(name));
  const isBroken = /[{}]/.test(text.replace(PLACE, ''));
  // Do not also report a misspelled placeholder as missing.
  const isMisspelled = unknown.length > 0 || isBroken;
  return [
    ...unknown.map((name) => ({
      message: `The visitor would see "{${name}}" as is: nothing fills it in here.`,
      suggestion:
        didYouMean(name, named) ?? listOf(named) ?? 'Take it out: this text has no placeholders.',
    })),
    ...(isMisspelled ? [] : needed)
      .filter((name) => !used.includes(name))
      .map((name) => ({
        message: `"{${name}}" is missing from this text: the visitor would not see what belongs there.`,
        suggestion: listOf(named),
      })),
    ...(isBroken
      ? [
          {
            message: `This text has an unmatched brace, which the visitor would see as is: ${JSON.stringify(text.slice(0, 60))}.`,
            suggestion: 'A placeholder is a name between braces, without spaces: {plan}.',
          },
        ]
      : []),
  ];
}

function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))];
}

function listOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `Filled in here: ${names.map((one) => `{${one}}`).join(', ')}.`;
}

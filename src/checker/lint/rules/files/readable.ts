import {
  type SourceFile,
  duplicateKeys,
  TOO_DEEP,
  TOO_LARGE,
} from '../../../project/source-file.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { compared, idle, sameId, untyped } from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';

export const f1: LintRule = {
  code: 'F1',
  name: 'file-parses',
  layer: 'files',
  guarantee: 'Every file is valid JSON.',
  severity: 'error',
  check: ({ files }) => syntaxDefects(files),
};

type SyntaxDefect = {
  file: string;
  pointer: string;
  offset: number;
  message: string;
  suggestion: string;
};

/** The first syntax error of each file. */
export function syntaxDefects(files: readonly SourceFile[]): SyntaxDefect[] {
  return files.flatMap(({ path, text, syntax }) =>
    syntax.slice(0, 1).map(({ offset, text: code }) => {
      const { what, how } = syntaxWords(text, code, offset);
      return {
        file: path,
        pointer: '',
        offset,
        message: `This file is not valid JSON (${what}): nothing in it would reach a visitor.`,
        suggestion: how,
      };
    }),
  );
}

export const f2: LintRule = {
  code: 'F2',
  name: 'no-duplicate-keys',
  layer: 'files',
  guarantee: 'No object has the same key twice.',
  severity: 'error',
  check: ({ files }) =>
    files.flatMap((file) =>
      duplicateKeys(file).map(({ pointer, key, offset }) => ({
        file: file.path,
        pointer,
        offset,
        message: `"${key}" appears twice in this object: JSON keeps the last one, so the first one never reaches a visitor.`,
        suggestion: 'Keep one of the two.',
      })),
    ),
};

export const f4: LintRule = {
  code: 'F4',
  name: 'step-schema',
  layer: 'files',
  guarantee: 'Every step schema compiles in Ajv’s strict mode, and every keyword fits its type.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => [
      ...uncompiled(step),
      ...[...step.fields.flatMap(idle), ...compared(step)].map((told) => ({
        file: step.schemaFile,
        ...told,
      })),
    ]),
};

function uncompiled({ compiled, schemaFile }: StepModel): Defect[] {
  // T6 reports the pattern.
  if (compiled.ok || compiled.text.startsWith('Invalid regular expression')) return [];
  return [
    {
      file: schemaFile,
      pointer: '',
      message: `The schema cannot be compiled (${compiled.text}): no answer on this step could be checked.`,
    },
  ];
}

export const f17: LintRule = {
  code: 'F17',
  name: 'written-out',
  layer: 'files',
  guarantee:
    'Shorthand in a schema can be expanded, and no two fields have the same id on the page.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ schemaFile: file, problems, fields }) =>
      [...problems, ...fields.flatMap(untyped), ...sameId(fields)].map((told): Defect => ({
        file,
        ...told,
      })),
    ),
};

/** What is wrong with a file's syntax and how to fix it, in plain words. */
type SyntaxWords = { what: string; how: string };

const CLOSE = 'Check the end of the part before this place: a bracket or a brace is missing.';
const VALUES =
  'Write a text in straight double quotes, a number, true, false, null, a list or an object.';

/** Keyed by the parser's error names. */
const WORDS: Readonly<Record<string, SyntaxWords>> = {
  UnexpectedEndOfString: {
    what: 'a quote is missing at the end of this text',
    how: 'Close the text with a " on the same line.',
  },
  InvalidCommentToken: {
    what: 'JSON has no comments',
    how: 'Remove the comment.',
  },
  UnexpectedEndOfComment: { what: 'JSON has no comments', how: 'Remove the comment.' },
  CommaExpected: {
    what: 'a comma is missing before this place',
    how: 'Put a comma at the end of the part before it.',
  },
  ColonExpected: {
    what: 'a colon is missing between a key and its value',
    how: 'Write "key": value.',
  },
  PropertyNameExpected: {
    what: 'a key in quotes is missing here',
    how: 'Remove the comma before a closing brace, or write the key as "key".',
  },
  ValueExpected: {
    what: 'a value is missing here',
    how: `Remove the comma before a closing bracket. Otherwise: ${VALUES}`,
  },
  CloseBraceExpected: { what: 'a closing brace } is missing', how: CLOSE },
  CloseBracketExpected: { what: 'a closing bracket ] is missing', how: CLOSE },
  EndOfFileExpected: {
    what: 'the file continues after its end',
    how: 'There is one closing bracket or brace too many before this place.',
  },
  InvalidEscapeCharacter: {
    what: 'a backslash in this text is before a character that needs none',
    how: 'Write \\\\ for a backslash, as in the pattern "^\\\\d+$".',
  },
  InvalidUnicode: {
    what: 'a \\u in this text needs four hexadecimal digits after it',
    how: 'Write the character itself.',
  },
  InvalidCharacter: {
    what: 'this text contains a tab or another invisible character',
    how: 'Replace it with a space.',
  },
  [TOO_LARGE]: {
    what: 'this number is too large to be used',
    how: 'Write the number that was meant, without an e.',
  },
  [TOO_DEEP]: {
    what: 'lists and objects are nested hundreds of levels deep here',
    how: 'Look for brackets that are repeated by mistake.',
  },
  UnexpectedEndOfNumber: {
    what: 'this number is not complete',
    how: 'Write digits after the decimal point, as in 1.5.',
  },
};

const BYTE_ORDER_MARK = '\uFEFF';
const CURLY_QUOTE = /^[\u2018-\u201F\u00AB\u00BB']/;

/** Mistakes the parser has no code for, recognized by the text at and before the position. */
const ODD: readonly { at: RegExp; before: RegExp; words: SyntaxWords }[] = [
  {
    at: /^(<{7}|={7}|>{7})/,
    before: /(^|\n)$/,
    words: {
      what: 'this file has an unresolved merge conflict',
      how: 'Keep one of the two parts, and remove the lines of <, = and >.',
    },
  },
  {
    at: /^[^\x20-\x7E\s]|^\u00A0/,
    before: /$/,
    words: {
      what: 'there is an invisible or foreign character here',
      how: 'Delete it and the spaces around it, and type them again.',
    },
  },
  {
    at: /^\s*\d/,
    before: /\d,\s*$/,
    words: {
      what: 'there is a comma in a number',
      how: 'Write digits only, with a point before decimals: 1000 or 1.5.',
    },
  },
  {
    at: /^\d/,
    before: /[:[,]\s*-?0$/,
    words: { what: 'a number begins with 0', how: 'Remove the leading 0.' },
  },
  {
    at: /^(True|False|None)\b/,
    before: /$/,
    words: {
      what: 'this word is written differently in JSON',
      how: 'Write true, false or null, in lowercase.',
    },
  },
];

/** Explains the parser's error `code` at an offset of the text. */
export function syntaxWords(text: string, code: string, offset: number): SyntaxWords {
  const here = text.slice(offset);
  if (text.trim() === '') {
    return { what: 'the file is empty', how: 'Restore it from the last good version.' };
  }
  if (here.startsWith(BYTE_ORDER_MARK)) {
    return {
      what: 'the file begins with an invisible mark',
      how: 'Save it as "UTF-8" without BOM (byte order mark).',
    };
  }
  if (CURLY_QUOTE.test(here)) {
    return {
      what: `${here.slice(0, 1)} is not a quote that JSON accepts`,
      how: 'Use straight double quotes: "text". Word processors insert other ones.',
    };
  }
  const odd = ODD.find(({ before, at }) => at.test(here) && before.test(text.slice(0, offset)));
  if (odd !== undefined) return odd.words;
  const [symbol = ''] = /^[^\s,:[\]{}]*/.exec(here) ?? [];
  return (
    WORDS[code] ?? {
      what: `${symbol.slice(0, 30)} means nothing in JSON without quotes`,
      how: VALUES,
    }
  );
}

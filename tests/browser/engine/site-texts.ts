import { readdirSync, readFileSync } from 'node:fs';
import type { Json } from '../../../src/engine/logic/json.ts';

/** The engine's own texts, which appear in any questionnaire. */
const OF_THE_ENGINE =
  /content\/(?:answer-tools|change-texts|date-texts|draft-texts|entry-texts|form-texts|outcome|return-texts|review|step-texts|widget-texts)\.json$/;

/** Its messages for fields that have none; some of the site's questions use the same words. */
const DEFAULT_MESSAGES = 'src/engine/words/field-words.ts';

/** Shorter texts are ordinary words that may appear anywhere ("Yes", "Other", a key). */
const LONG = 20;

/** All texts in the site's questions, lists and pages that are not also engine texts. */
export function siteTexts(): string[] {
  const files = ['flows', 'schemas']
    .flatMap(jsonIn)
    .filter((file) => !/\/meta\/|\.seen\.json$/.test(file));
  const own = new Set(files.filter((file) => OF_THE_ENGINE.test(file)).flatMap(textsIn));
  const defaults = readFileSync(DEFAULT_MESSAGES, 'utf8');
  const all = files.filter((file) => !OF_THE_ENGINE.test(file)).flatMap(textsIn);
  return [...new Set(all)].filter((text) => !own.has(text) && !defaults.includes(text));
}

function textsIn(file: string): string[] {
  const texts: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (_key, value: Json) => {
    if (typeof value === 'string' && value.length >= LONG && value.includes(' ')) texts.push(value);
    return value;
  });
  return texts;
}

function jsonIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
}

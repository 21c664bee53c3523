import {
  isObject,
  type Json,
  type JsonObject,
  numberFromWord,
  object,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

type Wrong = { pointer: string; message: string; suggestion?: string | undefined };

const FILES: readonly [path: string, check: (json: JsonObject) => Wrong[]][] = [
  ['schemas/catalog/brand.json', phones],
  ['schemas/catalog/fraud-statements.json', sources],
  ['schemas/catalog/plans.json', plans],
  ['schemas/catalog/umbrella-limits.json', amounts],
];

export const t18: LintRule = {
  code: 'T18',
  keeps: 'What a catalog states twice, as a figure and in words, agrees.',
  severity: 'error',
  check: (model) => FILES.flatMap(([file, check]) => wrongIn(model, file, check)),
};

function wrongIn(model: Model, file: string, check: (json: JsonObject) => Wrong[]): Defect[] {
  const json = model.file(file)?.json;
  return isObject(json) ? check(json).map((wrong) => ({ file, ...wrong })) : [];
}

function phones(brand: JsonObject): Wrong[] {
  return ['salesPhone', 'claimsPhone'].flatMap((key) => {
    const { display, tel } = object(brand[key]);
    const dialed = `+1${valueAsText(display).replaceAll(/\D/g, '')}`;
    if (tel === dialed) return [];
    return [
      {
        pointer: `/${key}/tel`,
        message: `The visitor reads ${valueAsText(display)}, but the phone dials ${valueAsText(tel)}.`,
        suggestion: `Write "${dialed}", or the other number in "display".`,
      },
    ];
  });
}

function sources(statements: JsonObject): Wrong[] {
  const known = Object.keys(object(statements['sources']));
  return Object.keys(object(statements['states']))
    .filter((state) => !known.includes(state))
    .map((state) => ({
      pointer: `/states/${state}`,
      message: `The wording for ${state} has no source: nobody can check it.`,
      suggestion: `Name the statute under "sources".`,
    }));
}

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6 };

/** `$10K` in dollars; undefined for anything that is not an amount. */
function dollars(text: Json | undefined): number | undefined {
  const [, digits, unit = ''] = /^\$([\d,]+(?:\.\d+)?)([KM]?)$/.exec(valueAsText(text ?? '')) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1);
}

/**
 * An annual limit must not be below the limit per claim, a deductible must be, and a more expensive
 * plan must not cover less.
 */
function plans(catalog: JsonObject): Wrong[] {
  const entries = (Array.isArray(catalog['entries']) ? catalog['entries'] : []).map(
    (entry, index) => ({
      entry: object(entry),
      pointer: `/entries/${index}`,
    }),
  );
  const limits = entries.flatMap(({ entry, pointer }) =>
    Object.entries(object(entry['limits'])).map(([kind, limit]) => ({
      kind,
      limit: object(limit),
      pointer: `${pointer}/limits/${kind}`,
      price: Number(valueAsText(entry['price'] ?? '')),
      name: nameOf(entry),
    })),
  );
  const years = limits.flatMap(({ limit, pointer }): Wrong[] => {
    const [claim, year] = [dollars(limit['perIncident']), dollars(limit['perYear'])];
    if (claim === undefined || year === undefined || year >= claim) return [];
    return [
      {
        pointer: `${pointer}/perYear`,
        message: `The limit of ${valueAsText(limit['perYear'])} per year is below the limit of ${valueAsText(limit['perIncident'])} per claim: no claim could ever be paid that much.`,
      },
    ];
  });
  const unpaid = limits.flatMap(({ limit, pointer }): Wrong[] => {
    const [own, claim] = [dollars(limit['deductible']), dollars(limit['perIncident'])];
    if (own === undefined || claim === undefined || own < claim) return [];
    return [
      {
        pointer: `${pointer}/deductible`,
        message: `The deductible of ${valueAsText(limit['deductible'])} is not below the limit of ${valueAsText(limit['perIncident'])} per claim: the plan would never pay anything.`,
      },
    ];
  });
  const worse = limits.flatMap((one): Wrong[] => {
    const cheaper = limits.find(
      (other) =>
        other.kind === one.kind &&
        other.price < one.price &&
        (dollars(other.limit['perIncident']) ?? 0) > (dollars(one.limit['perIncident']) ?? 0),
    );
    if (cheaper === undefined) return [];
    return [
      {
        pointer: `${one.pointer}/perIncident`,
        message: `"${one.name}" costs more than "${cheaper.name}" but pays less for a claim: visitors have no reason to choose it.`,
      },
    ];
  });
  return [...years, ...unpaid, ...worse, ...samePrices(entries)];
}

/** Two plans at the same price leave nothing to choose. */
function samePrices(entries: readonly { entry: JsonObject; pointer: string }[]): Wrong[] {
  return entries.flatMap(({ entry, pointer }, index): Wrong[] => {
    const twin = entries
      .slice(0, index)
      .find((other) => other.entry['price'] === entry['price'] && entry['price'] !== undefined);
    if (twin === undefined) return [];
    return [
      {
        pointer: `${pointer}/price`,
        message: `"${nameOf(entry)}" costs as much as "${nameOf(twin.entry)}": visitors have no reason to choose the lesser one.`,
      },
    ];
  });
}

/** Checks hints such as "One million dollars" against labels such as $1M. */
function amounts(catalog: JsonObject): Wrong[] {
  const entries = Array.isArray(catalog['entries']) ? catalog['entries'] : [];
  return entries.map(object).flatMap((entry, index): Wrong[] => {
    const amount = dollars(entry['label']);
    const [phrase = '', word = ''] =
      /\b(\w+) million\b/i.exec(valueAsText(entry['hint'] ?? '')) ?? [];
    const number = numberFromWord(word);
    if (amount === undefined || number === null || number * 1e6 === amount) return [];
    return [
      {
        pointer: `/entries/${index}/hint`,
        message: `The visitor chooses ${valueAsText(entry['label'])} and reads "${phrase}" beside it.`,
      },
    ];
  });
}

const nameOf = (entry: JsonObject) => valueAsText(entry['name'] ?? entry['id'] ?? 'A plan');

import { at, type Json } from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { askedConsents } from '../../../model/consents.ts';
import type { Model } from '../../../model/model.ts';
import { baseName } from '../../../project/source-file.ts';
import { repeated, repeatedTexts } from '../../../wording/shown.ts';

export const f6: LintRule = {
  code: 'F6',
  name: 'unique-ids',
  layer: 'names',
  guarantee:
    'Ids match their files, and no id, address, consent, rule name or number of a request is used twice.',
  severity: 'error',
  check: (model) => [
    ...fileIds(model),
    ...flowIds(model),
    ...ruleIds(model),
    ...segmentIds(model),
    ...actionIds(model),
    ...consentIds(model),
    ...numbers(model),
  ],
};

function fileIds({ folders, flow, flowPath }: Model): Defect[] {
  const steps = folders.flatMap(({ id, schema }): Defect[] => {
    const declared = at(schema?.json, '/$id');
    if (schema?.json === undefined || declared === `plumbline:${id}`) return [];
    return [
      {
        file: schema.path,
        pointer: '/$id',
        message: `"$id" must be "plumbline:${id}", to match the folder: otherwise the validators of two steps could be mixed up.`,
        suggestion: `Write "plumbline:${id}".`,
      },
    ];
  });
  const name = baseName(flowPath, '.json');
  if (flow === undefined || flow.id === name) return steps;
  return [
    ...steps,
    {
      file: flowPath,
      pointer: '/id',
      message: `The id must be "${name}", to match the file: drafts are stored under it.`,
    },
  ];
}

function flowIds({ flowProblems, flowPath }: Model): Defect[] {
  return flowProblems
    .filter(({ code }) => code === 'duplicate' || code === 'path')
    .map(({ at: pointer, text }) => ({
      file: flowPath,
      pointer,
      message: `${text}: one of the two places could never be opened.`,
    }));
}

function ruleIds({ steps }: Model): Defect[] {
  return steps.flatMap(({ rules, rulesFile }) =>
    repeated(rules.map(({ id }) => id)).map((index) => ({
      file: rulesFile,
      pointer: `/rules/${index}/id`,
      message: `The rule name "${rules[index]?.id}" is used twice: whatever waits for it could wait for the wrong rule.`,
    })),
  );
}

function segmentIds({ flow, flowPath }: Model): Defect[] {
  const segments = flow?.segments ?? [];
  return repeated(segments.map(({ id }) => id)).map((index) => ({
    file: flowPath,
    pointer: `/segments/${index}/id`,
    message: `The part "${segments[index]?.id}" of the progress bar appears twice: both would fill at once.`,
  }));
}

function actionIds({ flow, flowPath }: Model): Defect[] {
  return (flow?.steps ?? []).flatMap(({ actions = [] }, step) => {
    const at = `/steps/${step}/actions`;
    const say = (index: number, key: 'id' | 'label', message: string) => ({
      file: flowPath,
      pointer: `${at}/${index}/${key}`,
      message,
    });
    return [
      ...repeated(actions.map(({ id }) => id)).map((index) =>
        say(
          index,
          'id',
          `Two buttons of the step are called "${actions[index]?.id}": they cannot be told apart.`,
        ),
      ),
      ...repeatedTexts(actions.map(({ label }) => label)).map((index) =>
        say(
          index,
          'label',
          `Two buttons of the step read "${actions[index]?.label}": the visitor cannot tell them apart.`,
        ),
      ),
    ];
  });
}

function consentIds(model: Model): Defect[] {
  const consents = askedConsents(model);
  return repeated(consents.map(({ id }) => id)).map((index) => {
    const { id = '', file = '', pointer = '' } = consents[index] ?? {};
    return {
      file,
      pointer: `${pointer}/id`,
      message: `"${id}" names two consents: the one given later would be kept for both.`,
      suggestion: 'Give each an id that says what it is about, such as "text-messages".',
    };
  });
}

/** The number alone tells which questionnaire a request belongs to. */
function numbers({ flow, flowPath, flowFiles }: Model): Defect[] {
  const others = flowFiles.filter(({ path }) => path !== flowPath);
  return (flow?.pages ?? []).flatMap(({ number }, index): Defect[] => {
    const same = others.find(({ json }) => prefixesIn(json).includes(number?.prefix));
    if (number === undefined || same === undefined) return [];
    return [
      {
        file: flowPath,
        pointer: `/pages/${index}/number/prefix`,
        message: `The numbers of requests start with "${number.prefix}", like those of ${same.path}: when a visitor calls about a request, nobody can tell which of the two it is.`,
        suggestion: 'Give each questionnaire a prefix of its own.',
      },
    ];
  });
}

const prefixesIn = (json: Json | undefined): (Json | undefined)[] => {
  const pages = at(json, '/pages');
  return Array.isArray(pages) ? pages.map((page) => at(page, '/number/prefix')) : [];
};

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildModels } from '../../../../src/checker/model/model.ts';
import { parseTexts, type ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';
import type { Result } from '../../../../src/engine/logic/result.ts';
import { comparison, comparisonNames } from '../../../../src/studio/edits/condition/comparisons.ts';
import { expressionOf } from '../../../../src/studio/edits/condition/picked.ts';
import { askedBefore, questionsIn } from '../../../../src/studio/edits/condition/questions.ts';
import { testOfExpression } from '../../../../src/studio/edits/condition/schema-test.ts';
import { outline } from '../../../../src/studio/edits/project/outline.ts';
import { questionKinds, addField } from '../../../../src/studio/edits/step/add-field.ts';
import {
  conditional,
  possibleCauses,
  possibleCausesOfShowing,
  setAskedIf,
  setRequiredIf,
  whyFixed,
} from '../../../../src/studio/edits/step/asked-if.ts';
import { LIMITS, setLimit, setRequired } from '../../../../src/studio/edits/step/limits.ts';
import { placesLeft, removeField } from '../../../../src/studio/edits/step/remove-field.ts';
import { moveField } from '../../../../src/studio/edits/step/move-field.ts';
import {
  addOption,
  fieldOptions,
  moveOption,
  setOptionWords,
} from '../../../../src/studio/edits/step/options.ts';
import { addRule, formRules, removeRule } from '../../../../src/studio/edits/step/rules.ts';
import { setShownIf } from '../../../../src/studio/edits/step/shown-if.ts';
import { stepIn } from '../../../../src/studio/edits/step/step-texts.ts';
import type { Case } from '../../../../src/studio/edits/step/field-groups.ts';
import { flatFields, type FormField } from '../../../../src/studio/edits/step/form-fields.ts';
import { chance, type Chance } from '../../../fuzz/chance.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { holds } from '../../../properties.ts';
import { allCanonical, findings } from './edited.ts';

/** The location of an edit: a question of a step of a questionnaire. */
type Spot = {
  flowPath: string;
  step: string;
  section: string;
  field: FormField;
  fields: readonly FormField[];
};
type Draw = Chance & { count: number };
type Edit = (texts: ProjectTexts, spot: Spot, draw: Draw) => ProjectTexts;

const or = (texts: ProjectTexts, result: Result<ProjectTexts, string>) =>
  result.ok ? result.value : texts;
const isOfPage = ({ path }: FormField) => !path.includes('.');

/** A condition on one of the questions, as the condition picker allows. */
function drawnCondition(
  texts: ProjectTexts,
  { flowPath, step }: Spot,
  draw: Draw,
  names: readonly string[] | null,
) {
  const questions = questionsIn(texts, flowPath);
  const asked =
    names === null
      ? askedBefore(questions, step).asked
      : questions.asked.filter(
          (one) => one.step === step && names.some((name) => one.path.split('.').at(-1) === name),
        );
  if (asked.length === 0) return { condition: null, asked };
  const question = draw.one(asked);
  const name = draw.one(
    comparisonNames.filter((one) => {
      const { fits, keyword } = comparison(one);
      return fits.includes(question.kind) && (names === null || keyword !== undefined);
    }),
  );
  const { takes } = comparison(name);
  const choice = question.choices.length === 0 ? null : draw.one(question.choices).value;
  const values: Record<string, Json> = {
    choice,
    choices: [choice],
    number: 3,
    count: 1,
    date: '2030-01-01',
  };
  const value = values[takes];
  const { path } = question;
  const picked = { kind: 'picked', path, comparison: name, value } as const;
  return { condition: expressionOf({ join: 'and', clauses: [picked] }, asked) ?? null, asked };
}

/** A new case, either replacing a question's cases or added to them; sometimes none. */
function drawnCases(
  texts: ProjectTexts,
  spot: Spot,
  draw: Draw,
  { before, names }: { before: readonly Case[]; names: readonly string[] },
): Case[] {
  const { condition, asked } = drawnCondition(texts, spot, draw, names);
  const test = condition === null ? null : testOfExpression(condition, spot.section, asked);
  if (test === null || draw.happens(0.3)) return [];
  return [...(draw.happens(0.3) ? before : []), { test, isNegated: draw.happens(0.3) }];
}

const EDITS: Readonly<Record<string, Edit>> = {
  move: (texts, { step, field }, draw) =>
    moveField(texts, step, field.path, draw.happens(0.5) ? 1 : -1),
  add(texts, { step, field }, draw) {
    const kind = draw.one(questionKinds().map(({ value }) => value));
    const isInside = field.inside !== null && draw.happens(0.5);
    const name = `added${draw.count}`;
    const made = { name, label: `Question ${draw.count}`, kind, isRequired: draw.happens(0.5) };
    return or(texts, addField(texts, step, isInside ? field.path : '', made));
  },
  remove(texts, { step, section, flowPath, field: { path } }) {
    const left = placesLeft(texts, flowPath, { step, section, path });
    return left.length > 0 ? texts : or(texts, removeField(texts, step, path));
  },
  limit(texts, { step, field }, draw) {
    const limits = LIMITS[field.type] ?? [];
    const isListed = ['enum', 'x-options'].some((key) => key in field.schema);
    if (limits.length === 0 || isListed || field.ui['ui:widget'] === 'checks') return texts;
    const { keyword } = draw.one(limits);
    const limit = keyword.startsWith('min') ? 1 : 40 + draw.below(50);
    return setLimit(texts, step, field.path, keyword, limit);
  },
  require: (texts, { step, field }, draw) =>
    setRequired(texts, step, field.path, draw.happens(0.5)),
  choose(texts, { step, field }, draw) {
    const own = fieldOptions(field);
    if (own === null) return texts;
    const index = draw.below(own.options.length);
    const isOfNumbers = own.options.some(({ value }) => typeof value === 'number');
    const id = isOfNumbers ? `${100 + draw.count}` : `choice-${draw.count}`;
    const added = or(
      texts,
      addOption(texts, step, field.path, { id, label: `Choice ${draw.count}` }),
    );
    const moved = moveOption(added, step, field.path, index, 1);
    return setOptionWords(moved, step, field.path, index, 'hint', `Hint ${draw.count}`);
  },
  askIf(texts, spot, draw) {
    const { step, field } = spot;
    if (!isOfPage(field) || whyFixed(texts, step, field) !== undefined) return texts;
    const cases = drawnCases(texts, spot, draw, {
      before: conditional(field.groups),
      names: possibleCausesOfShowing(spot.fields, field),
    });
    return setAskedIf(texts, step, field.name, cases);
  },
  requireIf(texts, spot, draw) {
    const { step, field } = spot;
    const isAlways = field.groups.every(({ test }) => test === null);
    if (!isOfPage(field) || !isAlways || field.isRequired) return texts;
    const cases = drawnCases(texts, spot, draw, {
      before: field.requiredIf,
      names: possibleCauses(spot.fields, field.name),
    });
    return setRequiredIf(texts, step, field.name, cases);
  },
  showIf(texts, spot, draw) {
    const { step, flowPath, field } = spot;
    if (!isOfPage(field)) return texts;
    const { condition } = drawnCondition(texts, spot, draw, null);
    const next = draw.happens(0.3) ? null : condition;
    return setShownIf(texts, flowPath, { step, name: field.name }, next);
  },
  rule(texts, spot, draw) {
    const { step, fields } = spot;
    const rules = formRules(texts, step);
    if (rules.length > 1 && draw.happens(0.5)) return removeRule(texts, step, 0);
    const { condition } = drawnCondition(
      texts,
      spot,
      draw,
      fields.map(({ name }) => name),
    );
    const rule = { at: `/${spot.fields[0]?.name}`, message: `Rule ${draw.count}`, isAdvice: false };
    return condition === null ? texts : addRule(texts, step, { ...rule, holds: condition });
  },
};

function drawnSpot(texts: ProjectTexts, draw: Draw): Spot {
  const flow = draw.one(outline(texts));
  const { id: step } = draw.one(flow.steps);
  const { fields } = stepIn(texts, step);
  const entries = JSON.parse(texts.get(flow.path) ?? '') as {
    steps: { id: string; answers: string | string[] }[];
  };
  const answers = entries.steps.find(({ id }) => id === step)?.answers;
  const section = typeof answers === 'string' ? `${answers}.` : '';
  return { flowPath: flow.path, step, section, field: draw.one(flatFields(fields)), fields };
}

it('leave files that parse, compile and are well formatted, whatever edits the form makes', () => {
  const property = fc.property(
    fc.constantFrom('dance-school', 'dance-workshop', 'tiny'),
    fc.integer({ min: 0, max: 2 ** 30 }),
    (name, seed) => {
      const draws = chance(seed, 0);
      let texts = allCanonical(questionnaire(name));
      const before = findings(texts);
      const done: string[] = [];
      for (let count = 1; count <= 12; count += 1) {
        const draw = { ...draws, count };
        const spot = drawnSpot(texts, draw);
        const [edit, make] = draw.one(Object.entries(EDITS));
        texts = make(texts, spot, draw);
        done.push(`${edit} ${spot.step} ${spot.field.path}`);
        expect(parseTexts(texts).filter(({ syntax }) => syntax.length > 0)).toEqual([]);
      }
      const models = buildModels(texts);
      const found = findings(texts).filter((one) => !before.includes(one));
      // Including the actions in the comparison makes a failure readable.
      expect({ done, compiled: models.every(({ compiled }) => compiled), found }).toEqual({
        done,
        compiled: true,
        found: [],
      });
    },
  );
  holds('random edits of forms', property, 15);
});

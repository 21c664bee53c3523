import fc from 'fast-check';
import { buildModel } from '../../../src/checker/model/model.ts';
import type { Catalogs } from '../../../src/engine/logic/expressions/scope.ts';
import { chance } from '../../fuzz/chance.ts';
import { caseFrom } from '../../random/answers.ts';
import { smallQuestionnaire } from '../../random/questionnaire.ts';
import { engineLaws } from './laws.ts';

const TODAY = '2026-05-26';
const SEED = 20_261_125;
const COUNT = 50;

const models = Array.from({ length: COUNT }, (_, index) =>
  buildModel(smallQuestionnaire(chance(SEED, index)), TODAY),
);
const catalogs: Catalogs = Object.assign({}, ...models.map((model) => model.catalogs));

engineLaws('fifty random questionnaires', fc.constantFrom(...models).chain(caseFrom), catalogs, 60);

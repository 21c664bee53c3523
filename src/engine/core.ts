/** The language of the files, expressions and the flow: pure, without React, for tools and for pages alike. */
export { type Migrate, migrator } from './draft/migrations/migrate.ts';
export { sectionReader } from './draft/migrations/sections.ts';
export { BOOKKEEPING, holdsAnswers, isStale, keysOf, PROGRESS } from './draft/stored-keys.ts';
export { embeddedKey } from './draft/remote/config.ts';
export { completeUiSchema } from './fields/complete-ui-schema.ts';
export {
  FRAME,
  LISTED,
  OBJECT_FRAME,
  type Contradiction,
  type FieldKind,
} from './fields/field-kind.ts';
export { FIELD_KINDS, kindInsteadOf, kindNamed, registerFieldKinds } from './fields/kinds.ts';
export { inWords } from './fields/name-in-words.ts';
export { inOrder, ownLook } from './fields/own-look.ts';
export { type OwnStep, ownStep } from './fields/own-step.ts';
export { withoutRootReference } from './language/foreign/root-reference.ts';
export { contradictions, widgetProblems } from './fields/problems/field-problems.ts';
export { ambientAt } from './flow/stored/dates.ts';
export { checkFlow, flowExpressions, type FlowProblem } from './flow/compile/check.ts';
export { answersInColumns, columnsOf } from './flow/stored/columns.ts';
export { compileFlow } from './flow/compile/compile.ts';
export type { CompiledFlow, CompiledStep, Questions } from './flow/compiled.ts';
export { firstUnanswered, type IsAnswered, isVisited, resumeAt } from './flow/complete.ts';
export { type Consent, CONSENTS, consentsIn, decidedConsents } from './flow/consents.ts';
export { derive, stepsToConfirm } from './flow/derive.ts';
export { effectsOf } from './flow/effects.ts';
export { askedErrors, compileIssues, type Issue, type Rule } from './flow/issues.ts';
export {
  type Keywords,
  keywordLoaders,
  keywordsOf,
  withoutKeywords,
} from './flow/compile/keywords.ts';
export { next, placeFor, placeReached, previous, startPath, urlOf } from './flow/navigate.ts';
export { backward, unconnected } from './flow/compile/order.ts';
export { olderForms } from './flow/stored/older.ts';
export { kindOf, PAGE_KINDS, registerPageKinds, type PageKind } from './flow/compile/page-kinds.ts';
export { shownProgress, stepCount } from './flow/progress.ts';
export { flowCatalogs, prepareFlow } from './flow/compile/prepare-flow.ts';
export { CATALOG_KEYS, readyStep, stepCatalogs, widgetsIn } from './flow/compile/ready-step.ts';
export { REPLAY, replayed, replayLink } from './flow/stored/replay.ts';
export { minutesLeft, sectionIndex } from './flow/progress.ts';
export { sectionShapes } from './flow/stored/shape.ts';
export { sectionsFromData, stepData, withAction } from './flow/step-data.ts';
export { type Store, storedAmount, storeOf, STORES } from './flow/stored/stored-amount.ts';
export { templateExpression, templateExpressions } from './flow/template.ts';
export type {
  Action,
  Answers,
  Derivation,
  Flow,
  Migration,
  Page,
  PageWords,
  Step,
  StepId,
  Template,
  Transition,
} from './flow/types.ts';
export {
  activeAnswers,
  type Ambient,
  choose,
  parkedAnswers,
  sectionsOf,
  walk,
} from './flow/walk.ts';
export { AJV_FORMATS, AJV_OPTIONS } from './form/ajv-options.ts';
export { dateInWords } from './form/input/date-in-words.ts';
export { tidyLine } from './form/input/tidy-line.ts';
export { latestYear } from './form/input/year-range.ts';
export {
  conditionals,
  conditionalsAsking,
  declarations,
  type Field,
  declaredFields,
  fieldsOf,
  listOf,
  object,
  optionsOf,
  outermost,
} from './language/fields.ts';
export { fieldFigures, stepFigures, type StepFiles, withFigures } from './language/figures.ts';
export { LAUNCH_MARK } from './language/launch-mark.ts';
export { matches } from './language/matches.ts';
export { isAskedItem, mistakes } from './language/fields.ts';
export { canonicalStep, normalStep, withDeclared } from './language/normalize/normal-step.ts';
export { type Notes, placeInFile } from './language/normalize/notes.ts';
export { objectAt, type Part } from './language/fields.ts';
export { compared, idle } from './language/problems/idle-keywords.ts';
export {
  suggestionFor,
  suggestionForMissing,
  suggestionForUnknown,
  suggestionForValue,
} from './language/problems/suggestions.ts';
export { crossed, unknownRequired } from './language/problems/unmet-limits.ts';
export { sameId, untyped } from './language/problems/unclear-fields.ts';
export type { SchemaError } from './language/schema-error.ts';
export { allShapes, descriptionAt, keysAt, partFor, schemaAt } from './language/shapes.ts';
export { drawnSchema, propertiesOf, questionsOf } from './language/step-schema.ts';
export { optionCatalogs, stepSchema } from './language/step-source.ts';
export { at, child } from './logic/pointer.ts';
export { addDays, addMonths, daysBetween } from './logic/dates.ts';
export { didYouMean, nearestOrAll } from './logic/did-you-mean.ts';
export {
  compileCondition,
  compileExpression,
  type Evaluator,
} from './logic/expressions/evaluate.ts';
export type { Expression } from './logic/expressions/expression.ts';
export type { Catalog, CatalogEntry, Catalogs, Scope } from './logic/expressions/scope.ts';
export { foreignLetters } from './logic/did-you-mean.ts';
export { isIsoDate } from './logic/dates.ts';
export {
  isAbsent,
  isJson,
  isObject,
  type Json,
  mapValues,
  type JsonObject,
  sameJson,
  textOf,
  textOrUndefined,
} from './logic/json.ts';
export type { Definitions } from './logic/expressions/lower.ts';
export { NUMBER_WORDS, numberFromWord } from './logic/number-words.ts';
export { once, onceEach } from './logic/once.ts';
export { isMissing } from './logic/expressions/guards.ts';
export { operation } from './logic/expressions/expression.ts';
export { OPERATOR_WORDS } from './logic/expressions/operator-words.ts';
export {
  isOperatorName,
  type Kind,
  operandKind,
  operator,
  OPERATORS,
} from './logic/expressions/operators.ts';
export { type ExpressionProblem, parseExpression } from './logic/expressions/parse.ts';
export { generalPath, isReservedName, read, sectionOf, write } from './logic/path.ts';
export { escapedKey, keysIn, pointer, pointerTo } from './logic/pointer.ts';
export { reads, references } from './logic/expressions/reads.ts';
export { failed, ok, type Result } from './logic/result.ts';
export { valueAsText } from './logic/json.ts';
export { LINK, fill, listInWords } from './logic/text-syntax.ts';
export { defaultMessage } from './words/field-words.ts';
export { withDecimals } from './form/ajv-options.ts';

import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { migrator } from '../draft/migrations/migrate.ts';
import { prepareFlow } from '../flow/compile/prepare-flow.ts';
import { readyStep } from '../flow/compile/ready-step.ts';
import type { Rule } from '../flow/issues.ts';
import type { StepId } from '../flow/types.ts';
import { keywordLoaders } from '../flow/compile/keywords.ts';
import type { Block, BlockViews, StepCatalog, StepModule } from '../form/contract.ts';
import type { CatalogEntry } from '../logic/expressions/scope.ts';
import { type Json, type JsonObject, textOf } from '../logic/json.ts';
import { questionnaireOf } from '../pages/make-questionnaire.ts';
import type { PageViews } from '../pages/end-pages/load-page.ts';
import type { Questionnaire } from '../pages/questionnaire.ts';
import { type FlowSource, expandFlow } from './flow-source.ts';
import type { Texts } from './texts.ts';
import { loadWidgets } from '../fields/load-widgets.ts';

/** One step: a JSON Schema of type `object`, its UI schema, and rules over all answers. */
export type StepSource = { schema: JsonObject; ui?: JsonObject; rules?: readonly Rule[] };

export type QuestionnaireSource = {
  flow: FlowSource;
  /** Each step of the flow by its id. */
  steps: Readonly<Record<StepId, StepSource>>;
  /** Lists of choices by the names that `x-options` and `ui:options.catalog` use. */
  catalogs?: Readonly<Record<string, { entries: readonly CatalogEntry[] } & JsonObject>>;
  /** The app's own widgets, by the names in `ui:widget`. */
  widgets?: Readonly<Record<string, ComponentType<WidgetProps>>>;
  /** Views for kinds of text blocks (`ui:blocks`) that the engine does not draw itself. */
  blocks?: BlockViews;
  /** Loaders for the app's own kinds of pages; the engine has `outcome`. */
  pages?: PageViews;
  /** The app's own words for what the engine says, such as another language. */
  texts?: Texts;
};

/**
 * Makes a questionnaire that `<Questionnaire>` can run from whatever its source has, half-written
 * steps included. Each step loads its own validators and widgets, and fails on its own.
 * @param written the UI schemas as the app has written them, if those of the source are completed
 * @throws with the places where the flow does not compile, or for a missing step.
 */
export function runnable(
  source: QuestionnaireSource,
  written: Readonly<Record<StepId, JsonObject>> = {},
): Questionnaire {
  const { steps, catalogs = {}, pages = {} } = source;
  const stepOf = (id: StepId) => {
    const step = steps[id];
    if (step === undefined) throw new Error(`There is no step called "${id}" in "steps".`);
    return { ui: {}, ...step };
  };
  const flow = expandFlow(source.flow, (id) => textOf(stepOf(id).schema['title'] ?? id));
  const { migrations = [] } = flow;
  return questionnaireOf(
    {
      flow,
      ...prepareFlow(flow, stepOf, catalogs),
      migrate: migrations.length === 0 ? undefined : migrator(migrations),
      steps: flow.steps.map(
        ({ id }) =>
          () =>
            stepModule(id, stepOf(id), source, written[id]),
      ),
      pages: async () => ({
        pages: Object.fromEntries(flow.pages.map((page) => [page.id, page])),
        head: null,
      }),
    },
    pages,
  );
}

async function stepModule(
  id: StepId,
  { schema, ui = {}, rules = [] }: StepSource,
  { catalogs = {}, widgets: given = {}, blocks: givenBlocks = {} }: QuestionnaireSource,
  written: JsonObject | undefined,
): Promise<StepModule> {
  const ready = (look: JsonObject) =>
    readyStep({ schema, ui: look, rules: rules as unknown as Json }, catalogs);
  const step = ready(ui);
  const [{ compileValidators }, widgets, blocks] = await Promise.all([
    import('./compile-validators.ts'),
    loadWidgets(step.widgets, given),
    loadBlocks(step.blocks, givenBlocks),
  ]);
  const shown = Object.fromEntries(
    step.catalogs.flatMap((name): [string, StepCatalog][] => {
      const catalog = catalogs[name];
      return catalog === undefined ? [] : [[name, catalog]];
    }),
  );
  return {
    id,
    schema: step.schema,
    uiSchema: step.uiSchema,
    ...(written !== undefined && { written: ready(written).uiSchema }),
    rules: step.rules as unknown as Rule[],
    validators: compileValidators(step.schema),
    widgets,
    blocks,
    catalogs: shown,
    keywords: keywordLoaders(shown),
  };
}

type Module = { default: NonNullable<BlockViews[Block['kind']]> };

/** The text blocks (`ui:blocks`) for any questionnaire, one kind per file. */
const own = import.meta.glob<Module>('../form/blocks/{list,notice,text}.tsx');

/**
 * The views for these kinds of text blocks; the app's own take precedence. Unknown kinds are left
 * out.
 */
export async function loadBlocks(kinds: readonly string[], given: BlockViews): Promise<BlockViews> {
  const load = async (kind: string) => [
    kind,
    (await own[`../form/blocks/${kind}.tsx`]?.())?.default,
  ];
  return { ...Object.fromEntries(await Promise.all(kinds.map(load))), ...given };
}

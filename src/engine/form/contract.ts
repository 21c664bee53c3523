import type { FormContextType, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { ComponentType } from 'react';
import type { Rule } from '../flow/issues.ts';
import type { Keywords } from '../flow/compile/keywords.ts';
import type { Json, JsonObject } from '../logic/json.ts';

/** The data of one step: an object in the shape of `schemas/<step>/schema.json`. */
type StepData = JsonObject;

/** A catalog file as a widget sees it: its entries and whatever else the file holds. */
export type StepCatalog = { readonly entries: readonly JsonObject[] } & Readonly<
  Record<string, Json>
>;

/** Text blocks of a step that are not fields, from the `ui:blocks` of its `ui.json`. */
export type Block = BlockContent & {
  place?: BlockPlace;
  /** Name of a condition of the flow file; the block is shown while it holds. */
  when?: string;
};
type BlockContent =
  /** `[words](/path)` in a text becomes a link. */
  | { kind: 'text'; text: string }
  | { kind: 'notice'; tone: 'info' | 'warning'; title?: string; text: string }
  | { kind: 'list'; title: string; intro?: string; catalog: string }
  | {
      kind: 'scenarios';
      title: string;
      items: { icon: string; title: string; text: string }[];
    };
/** Before all fields, after them (default), or after the field of that name. */
export type BlockPlace = 'before' | 'after' | { after: string };

/** The props of a block's component. */
export type BlockProps<Kind extends Block['kind'] = Block['kind']> = {
  block: Extract<Block, { kind: Kind }>;
  catalogs: Readonly<Record<string, StepCatalog>>;
};

/** The components of the block kinds that a step uses (`form/blocks/<kind>.tsx`). */
export type BlockViews = {
  readonly [Kind in Block['kind']]?: ComponentType<BlockProps<Kind>>;
};

/** What the build generates from `schemas/<step>/` (`*?step` modules). */
export type StepModule = {
  id: string;
  schema: RJSFSchema & JsonObject;
  uiSchema: UiSchema & JsonObject;
  /** The UI schema as an app has written it, if the engine completed it. */
  written?: JsonObject;
  rules: readonly Rule[];
  validators: ValidatorFunctions;
  widgets: StepWidgets;
  blocks: BlockViews;
  catalogs: Readonly<Record<string, StepCatalog>>;
  keywords: CatalogKeywords;
};

/** Loads the keywords of a catalog, by its name; only a search needs them. */
export type CatalogKeywords = Readonly<Record<string, () => Promise<Keywords>>>;

/** An answered field as its step's files describe it. */
export type AnsweredField = {
  schema: JsonObject;
  /** The `ui:options` of the field, its widget among them. */
  options: Readonly<Record<string, unknown>>;
  /** The UI schema of the field if it is an object, for its parts. */
  ui?: JsonObject;
  value: Json;
  catalogs: Readonly<Record<string, StepCatalog>>;
  widgets: StepWidgets;
};

/** An answer in the visitor's words, one line per item, for the review and what is printed of it. */
export type AnswerLines = (field: AnsweredField) => string[];

/** The controls of a step; one whose answers are no plain value says how they read. */
export type StepWidgets = Readonly<
  Record<string, ComponentType<WidgetProps> & { answerLines?: AnswerLines }>
>;

type NoticeTone = 'success' | 'info' | 'error';

/** What every widget finds in `props.registry.formContext`. */
export type StepFormContext = FormContextType & {
  blocks: BlockViews;
  catalogs: Readonly<Record<string, StepCatalog>>;
  keywords: CatalogKeywords;
  /** The parts of this step's data that its fields name by `countField`. */
  data: StepData;
  /** A named value of the flow file that a field names by `choicesFrom`; undefined when absent. */
  value: (name: string) => Json | undefined;
  /** The visitor's local date, ISO (D12). */
  today: string;
  /** Shows a toast; silent if the widget itself announces the same to assistive technology. */
  notify: (tone: NoticeTone, text: string, how?: { silent: boolean }) => void;
};

/** The props of a step's widget. */
export type StepWidgetProps = WidgetProps<unknown, RJSFSchema, StepFormContext>;

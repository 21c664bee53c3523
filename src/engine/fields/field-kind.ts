import type { Field } from '../language/fields.ts';
import type { JsonObject } from '../logic/json.ts';

/**
 * All that is known of a kind of field besides its control: `<kind>/kind.ts` beside
 * `<kind>/widget.tsx`, by the name in `ui:widget`.
 */
export type FieldKind = {
  /** One sentence for analysts, shown on the reference page. */
  about: string;
  /** Types of answers it can edit. */
  types: readonly string[];
  /** True if it needs choices: an enum, a catalog or `choicesFrom`. */
  choices?: boolean;
  /** Required options. */
  needs?: readonly string[];
  /** Schema keywords it requires to define a limit. */
  limits?: readonly string[];
  /** Optional options, besides those in `FRAME` that every visible control has. */
  takes?: readonly string[];
  /** Item type if the answer is a list. */
  items?: 'string' | 'object';
  /** UI settings it reads for its items and their parts, which it renders itself. */
  itemSettings?: readonly string[];
  /** The exact properties of its items, with their types. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** By the option that names a catalog: the list that it shows of each entry. */
  lists?: Readonly<Record<string, string>>;
  /** Parts of an item that are chosen from the entries of `catalog`. */
  chosen?: readonly string[];
  /** Parts of an item that are entered as amounts. */
  amounts?: readonly string[];
  /** Widgets of other RJSF forms that it stands for. */
  insteadOf?: readonly string[];
  /**
   * True for a schema whose field gets this kind if it names none; the first kind that suits wins.
   * `item` is the kind that suits the items of a list, empty if none does.
   */
  suits?: (schema: JsonObject, item: string) => boolean;
  /** Options that it needs and that follow from the schema, for a field that does not set them. */
  complete?: (field: Field) => JsonObject;
  /** Contradictions between schema and widget even though the type matches. */
  contradictions?: (field: Field) => readonly (Contradiction | null)[];
  /** What the studio offers to add: a name, and the start of its schema and UI schema. */
  offer?: { label: string; schema: JsonObject; ui?: JsonObject };
};

/** Why a widget can never produce what its field's schema requires, and what to write instead. */
export type Contradiction = { message: string; suggestion?: string };

/** Options of the frame around a control (`src/engine/form/templates/FieldTemplate.tsx`). */
export const FRAME = ['width', 'hideOptional', 'note', 'guide', 'why', 'errors'] as const;
/** For an object without a widget, only its width and messages are read. */
export const OBJECT_FRAME = ['width', 'errors'] as const;

/** Options of fields that are typed into. */
export const TYPED = ['autocomplete', 'inputmode', 'placeholder', 'advice'] as const;
/** Options that name the choices. */
export const CHOSEN = ['catalog', 'choices', 'choicesFrom'] as const;
/** Options of lists. */
export const LISTED = ['hideWhenEmpty'] as const;

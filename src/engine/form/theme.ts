import type { FormProps } from '@rjsf/core';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps } from '@rjsf/utils';
import { AnswerField } from './AnswerField.tsx';
import { ID_SEPARATOR } from './focus-field.ts';
import {
  DescriptionField,
  FieldErrorTemplate,
  FieldHelpTemplate,
} from './templates/FieldTexts.tsx';
import FieldTemplate from './templates/FieldTemplate.tsx';
import ObjectFieldTemplate from './templates/ObjectFieldTemplate.tsx';

type ThemeProps =
  | 'fields'
  | 'templates'
  | 'idSeparator'
  | 'showErrorList'
  | 'experimental_defaultFormStateBehavior';

/**
 * Everything that RJSF's `Form` needs besides the step's own widgets: the fields that step schemas
 * use, and our templates. The page shows title, error summary and buttons itself.
 */
export const formTheme: Pick<FormProps, ThemeProps> = {
  fields: {
    ArrayField: AnswerField,
    BooleanField: AnswerField,
    FallbackField: UnknownType,
    NullField,
    NumberField: AnswerField,
    ObjectField,
    SchemaField,
    StringField: AnswerField,
  },
  templates: {
    ButtonTemplates: { SubmitButton: Nothing },
    DescriptionFieldTemplate: DescriptionField,
    ErrorListTemplate: Nothing,
    FieldErrorTemplate,
    FieldHelpTemplate,
    FieldTemplate,
    ObjectFieldTemplate,
    TitleFieldTemplate: Nothing,
  },
  idSeparator: ID_SEPARATOR,
  showErrorList: false,
  // Otherwise RJSF answers for the visitor: No to every required yes/no question, the first option
  // of a list, empty rows.
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    constAsDefaults: 'never',
    emptyObjectFields: 'skipEmptyDefaults',
    requiredBooleanDefault: 'skip',
  },
};

function Nothing() {
  return null;
}

/** A schema without a `type` has no control: that is an error for its author, not for the visitor. */
function UnknownType({ fieldPathId }: FieldProps): never {
  throw new Error(
    `The field at "${fieldPathId.path.join('/')}" has no "type" in its schema, so nothing can be shown for it. Give it one.`,
  );
}

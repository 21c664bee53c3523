import {
  descriptionId,
  errorId,
  getUiOptions,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { Fragment, type ReactNode } from 'react';
import { Blocks } from '../blocks/Blocks.tsx';
import type { StepFormContext } from '../contract.ts';
import { useFieldErrors } from '../field-messages.ts';
import { DescriptionField, FieldErrorTemplate, OptionalLabel } from './FieldTexts.tsx';
import { fieldKind } from '../field-frame.ts';
import styles from './grid.module.css';

type Props = ObjectFieldTemplateProps<unknown, RJSFSchema, StepFormContext>;

/**
 * The fields of an object on a grid of twelve columns. The root has no heading of its own (the
 * page shows it) and carries the step's text blocks; an object inside it is a fieldset, with its
 * messages below its legend.
 */
export default function ObjectFieldTemplate(props: Props) {
  const { fieldPathId, title, description, uiSchema, schema, registry } = props;
  const errors = useFieldErrors();
  if (fieldPathId.path.length === 0) return <RootGrid {...props} />;
  const tied = [
    description ? descriptionId(fieldPathId) : '',
    errors.__errors?.length ? errorId(fieldPathId) : '',
  ].filter(Boolean);
  return (
    <fieldset
      id={fieldPathId.$id}
      className={hasOnlyCheckboxes(props) ? `${styles.object} ${styles.checks}` : styles.object}
      aria-describedby={tied.join(' ') || undefined}
    >
      {title && <legend>{mayStayEmpty(props) ? <OptionalLabel label={title} /> : title}</legend>}
      {description && (
        <DescriptionField
          id={descriptionId(fieldPathId)}
          description={description}
          schema={schema}
          uiSchema={uiSchema}
          registry={registry}
        />
      )}
      <FieldErrorTemplate {...props} errors={errors.__errors} />
      <Grid>{props.properties.map((property) => cell(property, props))}</Grid>
    </fieldset>
  );
}

/** True if nothing in it has to be answered, though its fields are not optional by themselves. */
const mayStayEmpty = ({ required, schema }: Props): boolean =>
  required !== true && (schema.required ?? []).length > 0;

/** True if all parts are checkboxes. */
const hasOnlyCheckboxes = ({ schema, uiSchema }: Props): boolean =>
  Object.entries(schema.properties ?? {}).every(
    ([name, part]) =>
      typeof part === 'object' && fieldKind(part, widgetOf(uiSchema, name)) === 'self-labeled',
  );

const widgetOf = (uiSchema: UiSchema | undefined, name: string) =>
  getUiOptions(uiSchema?.[name]).widget;

function RootGrid(props: Props) {
  const { uiSchema, registry, properties } = props;
  const { catalogs, blocks: views } = registry.formContext;
  const blocks = (place: 'before' | 'after' | { after: string }) => (
    <Blocks uiSchema={uiSchema} catalogs={catalogs} views={views} place={place} />
  );
  return (
    <Grid>
      {blocks('before')}
      {properties.map((property) => (
        <Fragment key={property.name}>
          {cell(property, props)}
          {blocks({ after: property.name })}
        </Fragment>
      ))}
      {blocks('after')}
    </Grid>
  );
}

const Grid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);

function cell(property: Props['properties'][number], props: Props): ReactNode {
  const { schema, uiSchema } = props;
  const ui: UiSchema | undefined = uiSchema?.[property.name];
  const options = getUiOptions(ui);
  const { width, widget } = options;
  const own = schema.properties?.[property.name];
  const kind = typeof own === 'object' ? fieldKind(own, widget) : 'line';
  if (property.hidden || kind === 'unseen') {
    return <Fragment key={property.name}>{property.content}</Fragment>;
  }
  const columns = width === 'half' || width === 'third' ? width : 'full';
  return (
    <div key={property.name} className={styles[columns]}>
      {property.content}
    </div>
  );
}

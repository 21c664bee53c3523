import type { WidgetProps } from '@rjsf/utils';

type Described = Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors' | 'hideError'>;

/** True when the field shows a message, so that its control is `aria-invalid`. */
export function isInvalid({ rawErrors, hideError }: Pick<Described, 'rawErrors' | 'hideError'>) {
  return !hideError && rawErrors !== undefined && rawErrors.length > 0;
}

/**
 * Value of `aria-describedby` for the control of a field: ids of its hint, help, error and note in
 * reading order, only those that are on the page. Undefined when there is none.
 */
export function describedBy(field: Described): string | undefined {
  const { id, schema, options } = field;
  const parts: [string, boolean][] = [
    ['description', Boolean(options.description ?? schema.description)],
    ['error', isInvalid(field)],
    ['help', Boolean(options.help)],
    ['note', Boolean(options.note)],
  ];
  const ids = parts.filter(([, present]) => present).map(([part]) => `${id}__${part}`);
  return ids.length === 0 ? undefined : ids.join(' ');
}

import type { WidgetProps } from '@rjsf/utils';

type Described = Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors' | 'hideError'>;

/** True when the field shows a message, so that its control is `aria-invalid`. */
export function isInvalid({ rawErrors, hideError }: Pick<Described, 'rawErrors' | 'hideError'>) {
  return !hideError && rawErrors !== undefined && rawErrors.length > 0;
}

/**
 * Value of `aria-describedby` for the control of a field: the ids of its hint, help, error and note
 * that are on the page, in reading order. Undefined if there are none.
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

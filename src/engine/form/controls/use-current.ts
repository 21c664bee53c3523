import type { WidgetProps } from '@rjsf/utils';
import { useLayoutEffect, useRef } from 'react';

/**
 * The value of a widget that composes its next value from parts: also the current one if two parts
 * change before a render, as when a browser fills in several at once.
 */
export function useCurrent({ value, onChange }: Pick<WidgetProps, 'value' | 'onChange'>) {
  const latest = useRef<unknown>(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return {
    current: () => latest.current,
    change: (next: unknown) => {
      latest.current = next;
      onChange(next);
    },
  };
}

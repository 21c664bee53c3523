import type { WidgetProps } from '@rjsf/utils';

/** A custom widget of the app: a star rating for how sure the visitor is. */
export function Stars({ id, value, onChange }: WidgetProps) {
  return (
    <div id={id} role="group" aria-label="Stars">
      {[1, 2, 3].map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={value === count}
          onClick={() => onChange(count)}
        >
          {count} of 3
        </button>
      ))}
    </div>
  );
}

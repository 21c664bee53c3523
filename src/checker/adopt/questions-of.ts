import { fieldsOf, normalStep, type Part, textOf } from '../../engine/core.ts';

/** The questions of a step, each with its label and widget. */
export function questionsOf(step: Part): { path: string; label: string; widget: string }[] {
  return fieldsOf({ step: '', section: null, ...normalStep(step) }).flatMap(
    ({ path, schema, ui, name }) => {
      const widget = textOf(ui['ui:widget']);
      const label = textOf(ui['ui:title'] ?? schema['title']) || name;
      return widget === '' ? [] : [{ path, label, widget }];
    },
  );
}

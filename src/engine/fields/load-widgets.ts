import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

type Module = { default: ComponentType<WidgetProps> };

/** The widgets for any questionnaire, one per file. */
const own = import.meta.glob<Module>('./*/widget.tsx');

const fileOf = (name: string) => `./${name}/widget.tsx`;

/** True for a widget of the engine, of the app, and for RJSF's own `hidden`. */
export const hasWidget = (name: string, given: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(given, name) || Object.hasOwn(own, fileOf(name)) || name === 'hidden';

/**
 * The widgets with these names; the app's own take precedence.
 * @throws (rejects) for a name that neither the app nor the engine has.
 */
export async function loadWidgets(
  names: readonly string[],
  given: Readonly<Record<string, ComponentType<WidgetProps>>>,
): Promise<Readonly<Record<string, ComponentType<WidgetProps>>>> {
  const load = async (name: string) => {
    const widget = given[name] ?? (await own[fileOf(name)]?.())?.default;
    if (widget === undefined) throw new Error(`There is no widget called "${name}".`);
    return [name, widget] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(load)));
}

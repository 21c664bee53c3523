import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

type Module = { default: ComponentType<WidgetProps> };

/** The widgets for any questionnaire, one per file, without the business-specific ones. */
const own = import.meta.glob<Module>([
  '../form/widgets/*.tsx',
  '!../form/widgets/{claims,locations,trades}.tsx',
]);

/**
 * The widgets with these names; the app's own take precedence.
 * @throws (rejects) for a name that neither the app nor the engine has.
 */
export async function loadWidgets(
  names: readonly string[],
  given: Readonly<Record<string, ComponentType<WidgetProps>>>,
): Promise<Readonly<Record<string, ComponentType<WidgetProps>>>> {
  const load = async (name: string) => {
    const widget = given[name] ?? (await own[`../form/widgets/${name}.tsx`]?.())?.default;
    if (widget === undefined) throw new Error(`There is no widget called "${name}".`);
    return [name, widget] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(load)));
}

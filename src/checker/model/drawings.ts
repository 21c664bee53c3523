import { controls } from '../../engine/ui/icons/controls.ts';
import { coverage } from '../../engine/ui/icons/coverage.ts';
import { industries } from '../../engine/ui/icons/industries.ts';
import { signs } from '../../engine/ui/icons/signs.ts';
import { social } from '../../engine/ui/icons/social.ts';
import { tools } from '../../engine/ui/icons/tools.ts';
import { trades } from '../../engine/ui/icons/trades.ts';

const GROUPS: Readonly<Record<string, object>> = {
  controls,
  coverage,
  industries,
  signs,
  social,
  tools,
  trades,
};

/**
 * The names of the icons in some groups of `src/engine/ui/icons`. A page loads only its own groups.
 * @throws for an unknown group, which means the meta-schema is wrong
 */
export function drawingsIn(groups: readonly string[]): string[] {
  return groups.flatMap((name) => {
    const group = GROUPS[name];
    if (group === undefined) throw new Error(`There is no group of drawings "${name}".`);
    return Object.keys(group);
  });
}

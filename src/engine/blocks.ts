import type { Block, BlockViews } from './form/contract.ts';

type Module = { default: NonNullable<BlockViews[Block['kind']]> };

/** The text blocks (`ui:blocks`) for any questionnaire, one kind per file. */
const own = import.meta.glob<Module>('./form/blocks/{list,notice,text}.tsx');

/**
 * The views for these kinds of text blocks; the app's own take precedence. Unknown kinds are left
 * out.
 */
export async function loadBlocks(kinds: readonly string[], given: BlockViews): Promise<BlockViews> {
  const load = async (kind: string) => [
    kind,
    (await own[`./form/blocks/${kind}.tsx`]?.())?.default,
  ];
  return { ...Object.fromEntries(await Promise.all(kinds.map(load))), ...given };
}

import type { Block, BlockViews } from '../form/contract.ts';

type Module = { default: NonNullable<BlockViews[Block['kind']]> };

/** The kinds of text blocks (`ui:blocks`) of any questionnaire, each in a file of its own. */
const own = import.meta.glob<Module>('../form/blocks/{list,notice,text}.tsx');

/** What draws these kinds of text blocks: the app's own come first. A kind that nobody draws is left out. */
export async function loadBlocks(kinds: readonly string[], given: BlockViews): Promise<BlockViews> {
  const load = async (kind: string) => [
    kind,
    (await own[`../form/blocks/${kind}.tsx`]?.())?.default,
  ];
  return { ...Object.fromEntries(await Promise.all(kinds.map(load))), ...given };
}

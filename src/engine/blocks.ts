import type { BlockViews } from '../form/contract.ts';
import list from '../form/blocks/list.tsx';
import notice from '../form/blocks/notice.tsx';
import text from '../form/blocks/text.tsx';

/** The kinds of text blocks (`ui:blocks`) that the engine draws itself. */
export const ENGINE_BLOCKS: BlockViews = { text, notice, list };

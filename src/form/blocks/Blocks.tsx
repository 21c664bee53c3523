import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { Block, BlockPlace, BlockViews, StepCatalog } from '../contract.ts';
import { BlockView } from './BlockView.tsx';
import styles from './blocks.module.css';

type Props = {
  uiSchema: UiSchema | undefined;
  catalogs: Readonly<Record<string, StepCatalog>>;
  views: BlockViews;
  place: BlockPlace;
};

/** The text blocks (`ui:blocks`) that a step has at one place. */
export function Blocks({ uiSchema, catalogs, views, place }: Props) {
  return blocksAt(getUiOptions(uiSchema).blocks, place).map((block, index) => (
    // Blocks come from a file and neither move nor change while the step is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} className={styles.cell}>
      <BlockView block={block} catalogs={catalogs} views={views} />
    </div>
  ));
}

function blocksAt(blocks: unknown, place: BlockPlace): Block[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.filter(isBlock).filter((block) => samePlace(block.place ?? 'after', place));
}

function samePlace(a: BlockPlace, b: BlockPlace): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.after === b.after;
}

const KINDS: readonly Block['kind'][] = ['text', 'notice', 'list', 'scenarios'];

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  KINDS.some((kind) => kind === value.kind);

import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Block, BlockPlace, BlockProps, BlockViews, StepCatalog } from '../contract.ts';
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

function BlockView({ views, ...props }: BlockProps & { views: BlockViews }) {
  // `views` has the component of each kind under its name.
  const View = views[props.block.kind] as ComponentType<BlockProps> | undefined;
  return View && <View {...props} />;
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

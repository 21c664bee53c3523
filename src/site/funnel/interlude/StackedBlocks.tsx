import styles from './stacked-blocks.module.css';

const blocks = ['M60 128h120v34H60z', 'M74 90h92v34H74z', 'M88 52h64v34H88z'] as const;

/** Three blocks set true along a plumb line, one for each finished check. Decoration. */
export function StackedBlocks({ placed }: { placed: number }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 240 180"
      width="240"
      height="180"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d="M24 166h192" />
      {blocks.map((block, index) => (
        <path key={block} className={styles.block} data-placed={index < placed} d={block} />
      ))}
      <g className={styles.bob}>
        <path d="M206 12v92" />
        <path className={styles.weight} d="M199 104h14v9l-7 36-7-36z" />
      </g>
      <path className={styles.ground} d="M190 12h32" />
    </svg>
  );
}

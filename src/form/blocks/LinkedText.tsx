import type { ReactNode } from 'react';
import styles from './blocks.module.css';

const LINK = /\[([^\]]+)\]\((\/[^\s)]*|tel:[^\s)]+)\)/g;

/** Plain text in which `[words](/path)` is a link within the site (or to a phone number). */
export function LinkedText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words, target] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      <a key={match.index} className={styles.link} href={target}>
        {words}
      </a>,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

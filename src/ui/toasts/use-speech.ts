import { useCallback, useState } from 'react';
import toasts from './toasts.json';

/** Between a live region's coming into the page and its first words. */
const AHEAD_MS = 100;

/** One message in a live region; said again where its key is another one. */
export type SpokenLine = { key: number; text: string };

let said = 0;

/**
 * What a live region that stays in the page holds, and how to have it say something: a region that
 * comes together with its words is not read by every screen reader (WCAG technique ARIA22). The
 * words leave when a toast does, so that nobody meets them later at the end of the page.
 */
export function useSpeech(): [readonly SpokenLine[], (text: string) => void] {
  const [lines, setLines] = useState<readonly SpokenLine[]>([]);
  const say = useCallback((text: string) => {
    said += 1;
    const line = { key: said, text };
    setTimeout(() => setLines((others) => [...others, line]), AHEAD_MS);
    setTimeout(
      () => setLines((all) => all.filter((one) => one !== line)),
      AHEAD_MS + toasts.milliseconds,
    );
  }, []);
  return [lines, say];
}

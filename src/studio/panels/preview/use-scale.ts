import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A box to fit content of a given width into, and the scale to apply; never above 1. */
export function useScale(width: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, room === 0 ? 1 : Math.min(1, room / width)];
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The box that something of a width has to fit into, and by how much to shrink it; never enlarged. */
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

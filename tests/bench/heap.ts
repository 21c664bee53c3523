/** Sends a command of the DevTools protocol to a page. */
type Send = (method: 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage') => Promise<unknown>;

/** Bytes of the page's JavaScript heap after garbage collection. */
export async function heapOf(send: Send): Promise<number> {
  await send('HeapProfiler.collectGarbage');
  const { usedSize } = (await send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize;
}

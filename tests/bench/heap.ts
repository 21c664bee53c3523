/** Sends a command of the DevTools protocol to a page. */
type Send = (method: 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage') => Promise<unknown>;

/** Bytes of the JavaScript heap of a page after a collection. */
export async function heapOf(send: Send): Promise<number> {
  await send('HeapProfiler.collectGarbage');
  const { usedSize } = (await send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize;
}

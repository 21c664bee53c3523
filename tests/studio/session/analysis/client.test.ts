import { describe, expect, it } from 'vitest';
import type { Request, Response } from '../../../../src/studio/session/analysis/answers.ts';
import { analysisClient } from '../../../../src/studio/session/analysis/client.ts';

/** A worker that answers when the test tells it to. */
function slowWorker() {
  const asked: Request[] = [];
  const port = {
    onmessage: null as ((event: MessageEvent<Response>) => void) | null,
    postMessage: (request: Request) => void asked.push(request),
  };
  const answer = (response: { answer: unknown } | { failed: string }) =>
    port.onmessage?.({
      data: { id: asked.at(-1)?.id ?? 0, ...response },
    } as MessageEvent<Response>);
  return { port, asked, answer };
}

const texts = (files: Record<string, string>) => new Map(Object.entries(files));

describe('questions to the worker', () => {
  it('carry the files that changed since the last one', async () => {
    const { port, asked, answer } = slowWorker();
    const { ask } = analysisClient(port);
    const first = ask('lint', texts({ a: '1', b: '2' }), undefined);
    expect(asked[0]?.changes).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    answer({ answer: [] });
    expect(await first).toEqual({ kind: 'answered', answer: [] });
    void ask('lint', texts({ a: '1', c: '3' }), undefined);
    expect(asked[1]?.changes).toEqual([
      ['c', '3'],
      ['b', null],
    ]);
  });

  it('are asked one at a time, and the newest of a name replaces a waiting one', async () => {
    const { port, asked, answer } = slowWorker();
    const { ask } = analysisClient(port);
    const first = ask('lint', texts({ a: '1' }), undefined);
    const second = ask('lint', texts({ a: '2' }), undefined);
    const other = ask('changes', texts({ a: '2' }), []);
    const third = ask('lint', texts({ a: '3' }), undefined);
    expect(await second).toEqual({ kind: 'superseded' });
    expect(asked).toHaveLength(1);
    answer({ answer: ['of 1'] });
    expect(await first).toEqual({ kind: 'answered', answer: ['of 1'] });
    answer({ answer: [] });
    answer({ answer: ['of 3'] });
    expect((await other).kind).toBe('answered');
    expect(await third).toEqual({ kind: 'answered', answer: ['of 3'] });
    expect(asked.map(({ name }) => name)).toEqual(['lint', 'changes', 'lint']);
  });

  it('that fail say why, and the next one is asked', async () => {
    const { port, asked, answer } = slowWorker();
    const { ask } = analysisClient(port);
    const first = ask('lint', texts({}), undefined);
    void ask('changes', texts({}), []);
    answer({ failed: 'a proof broke' });
    expect(await first).toEqual({ kind: 'failed', why: 'a proof broke' });
    expect(asked).toHaveLength(2);
  });
});

import type { Texts } from '../project/project-store.ts';
import type { Answer, AnswerName, Question, Request, Response } from './answers.ts';

type Port = Pick<Worker, 'postMessage'> & {
  onmessage: ((event: MessageEvent<Response>) => void) | null;
};

/** What became of a question: a newer one of the same name takes the place of one that waits. */
type Outcome<Name extends AnswerName> =
  | { kind: 'answered'; answer: Answer<Name> }
  | { kind: 'failed'; why: string }
  | { kind: 'superseded' };

export type Analysis = {
  ask: <Name extends AnswerName>(
    name: Name,
    texts: Texts,
    question: Question<Name>,
  ) => Promise<Outcome<Name>>;
};

type Asked = {
  name: AnswerName;
  texts: Texts;
  question: unknown;
  resolve: (outcome: Outcome<AnswerName>) => void;
};

/** The questions of the page to its worker, one at a time; of each name the newest one waits. */
export function analysisClient(worker: Port): Analysis {
  const waiting = new Map<AnswerName, Asked>();
  let running: { id: number; asked: Asked } | undefined;
  let known: Texts = new Map();
  let count = 0;

  const next = () => {
    const [asked] = waiting.values();
    if (running !== undefined || asked === undefined) return;
    waiting.delete(asked.name);
    running = { id: (count += 1), asked };
    const { name, question, texts } = asked;
    const request: Request = { id: count, name, question, changes: changesTo(known, texts) };
    known = texts;
    worker.postMessage(request);
  };
  worker.onmessage = ({ data }) => {
    if (running?.id !== data.id) return;
    const { asked } = running;
    running = undefined;
    asked.resolve(
      'failed' in data
        ? { kind: 'failed', why: data.failed }
        : { kind: 'answered', answer: data.answer as Answer<AnswerName> },
    );
    next();
  };
  return {
    ask: (name, texts, question) =>
      new Promise((resolve) => {
        waiting.get(name)?.resolve({ kind: 'superseded' });
        // At the end: names that are asked with every key would keep others from their turn.
        waiting.delete(name);
        waiting.set(name, { name, texts, question, resolve: resolve as Asked['resolve'] });
        next();
      }),
  };
}

function changesTo(before: Texts, after: Texts): [string, string | null][] {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const gone = [...before.keys()].filter((path) => !after.has(path));
  return [...changed, ...gone.map((path): [string, null] => [path, null])];
}

import type { Texts } from '../../edits/project/texts.ts';
import type { Answer, AnswerName, Question, Request, Response } from './answers.ts';

type Port = Pick<Worker, 'postMessage'> & {
  onmessage: ((event: MessageEvent<Response>) => void) | null;
};

/** The outcome of a question. A newer question of the same name supersedes one that is waiting. */
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

/** Sends the page's questions to its worker, one at a time; only the newest one of each name waits. */
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
        // Reinserted at the end, so that names asked on every keystroke cannot starve the others.
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

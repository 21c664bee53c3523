import 'virtual:site-checks';
import type { ProjectTexts } from '../../../checker/project/source-file.ts';
import { ANSWERS, type Request, type Response } from './answers.ts';

/** Runs `src/checker` off the main thread, so the page stays responsive. */
const texts = new Map<string, string>();

onmessage = ({ data }: MessageEvent<Request>) => {
  for (const [path, text] of data.changes) {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  void answer(data).then((response) => postMessage(response));
};

async function answer({ id, name, question }: Request): Promise<Response> {
  const ask: (texts: ProjectTexts, question: never) => unknown = ANSWERS[name];
  try {
    return { id, answer: await ask(new Map(texts), question as never) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

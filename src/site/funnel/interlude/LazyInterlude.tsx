import { use } from 'react';
import { loadOnce } from '../../../engine/pages.ts';
import Interlude, { type InterludeContent } from './Interlude.tsx';

const CONTENTS = import.meta.glob<InterludeContent>('/schemas/content/preparing-*.json', {
  import: 'default',
});
const contents = loadOnce((name) => CONTENTS[`/schemas/content/${name}.json`]);

type Props = { name: string; onDone: () => void };

/** The full-screen wait that a step names in the flow file, loaded when it is first needed. */
export default function LazyInterlude({ name, onDone }: Props) {
  return <Interlude content={use(loadContent(name))} onDone={onDone} />;
}

/** Prefetches an interlude, so that the press that shows it does not wait for the network. */
export async function prefetchInterlude(name: string): Promise<void> {
  await loadContent(name);
}

function loadContent(name: string): Promise<InterludeContent> {
  return contents.load(name) ?? Promise.reject(new Error(`There is no interlude "${name}"`));
}

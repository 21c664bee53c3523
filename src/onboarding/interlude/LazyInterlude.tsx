import { Suspense, use } from 'react';
import { loadOnce } from '../load-once.ts';
import type { InterludeContent } from './Interlude.tsx';

const views = loadOnce(() => () => import('./Interlude.tsx'));
const CONTENTS = import.meta.glob<InterludeContent>('/schemas/content/preparing-*.json', {
  import: 'default',
});
const contents = loadOnce((name) => CONTENTS[`/schemas/content/${name}.json`]);

type Props = { name: string; onDone: () => void };

/** The full-screen wait that a step names in the flow file, loaded when it is first needed. */
export function LazyInterlude(props: Props) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ name, onDone }: Props) {
  const { default: Interlude } = use(loadView());
  return <Interlude content={use(loadInterlude(name))} onDone={onDone} />;
}

/** Loads an interlude ahead of need, so that the press that shows it waits for no network. */
export async function prefetchInterlude(name: string): Promise<void> {
  await Promise.all([loadView(), loadInterlude(name)]);
}

function loadView() {
  return views.load('view') ?? Promise.reject(new Error('There is no screen for interludes'));
}

function loadInterlude(name: string): Promise<InterludeContent> {
  return contents.load(name) ?? Promise.reject(new Error(`There is no interlude "${name}"`));
}

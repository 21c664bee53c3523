import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import texts from '../../../../schemas/content/change-texts.json';
import type { CompiledStep } from '../../flow/compiled.ts';
import type { Effects } from '../../flow/effects.ts';
import { placeFor, urlOf } from '../../flow/navigate.ts';
import type { StepId } from '../../flow/types.ts';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { Notice } from '../frame/Notice.tsx';
import { useAmbientNow, useOnboarding } from '../onboarding-context.tsx';
import { returnToIn } from '../step/return-to.ts';

export type Undo = () => void;

type Props = {
  effects: Effects;
  /** The app's sentence about the change; only on the page that the visitor came from. */
  back: { line: string | undefined } | undefined;
  undo: Undo;
  /** Where the change was made. */
  step: CompiledStep;
};

/** A notice of what a change has done, with a button to undo it. */
export function ChangeNotice({ effects, back, undo, step }: Props) {
  const { flow } = useOnboarding();
  const labelsOf = (steps: readonly StepId[]) =>
    steps.map((id) => flow.step(id)?.source.label ?? id).join(', ');
  const listed = (['setAside', 'reset', 'added'] as const)
    .filter((kind) => effects[kind].length > 0)
    .map((kind) => fill(texts[kind], { steps: labelsOf(effects[kind]) }));
  const title = back === undefined ? texts.title : texts.updated;
  const lines = [
    ...(back === undefined ? [] : [back.line ?? texts.taken]),
    ...listed,
    ...(listed.length > 0 ? [texts.kept] : []),
  ];
  const [gone, setGone] = useState(false);
  const takeBack = useTakeBack(step, undo);
  if (gone) return null;
  return (
    <Notice kind="change" title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button
        variant="quiet"
        onClick={() => {
          setGone(true);
          takeBack();
        }}
      >
        {texts.undo}
      </Button>
      <Spoken text={[title, ...lines].join(' ')} />
    </Notice>
  );
}

/** Undoes the change and shows the step where it was made, with the earlier answer. */
function useTakeBack(step: CompiledStep, undo: Undo): () => void {
  const { flow, store } = useOnboarding();
  const ambientNow = useAmbientNow();
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    undo();
    notify({ tone: 'success', text: texts.undone });
    const isPage = flow.steps.every(({ source }) => source.path !== location.pathname);
    // On a page, stay there with the earlier answers.
    if (isPage) return;
    const place = placeFor(flow, step.id, store.getSnapshot().answers, ambientNow());
    const returnTo = returnToIn(location.state);
    const state = { ...place?.state, ...(returnTo && { returnTo }) };
    if (place) void navigate(urlOf(place), { replace: true, state });
  };
}

/** The new page's heading takes the focus first: a live region announces the notice after that. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSpoken(text), 500);
    return () => window.clearTimeout(timer);
  }, [text]);
  return <output className="visually-hidden">{spoken}</output>;
}

import { sameJson } from '../../logic/json.ts';
import { changedSections } from '../../draft/record/change.ts';
import type { Draft, DraftStore } from '../../draft/types.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { CONSENTS } from '../../flow/consents.ts';
import { effectsOf, type Effects } from '../../flow/effects.ts';
import { type Place, placeFor, urlOf } from '../../flow/navigate.ts';
import type { Ambient } from '../../flow/walk.ts';
import { type ReturnTo, returnToIn } from '../step/leave/return-to.ts';
import type { ChangeLine } from '../surroundings.ts';
import type { LastChange } from './last-change.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import texts from '../../../../schemas/content/change-texts.json';
import type { StepId } from '../../flow/types.ts';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../logic/text-syntax.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { Notice } from '../frame/Notice.tsx';
import { useAmbientNow, useOnboarding } from '../onboarding-context.tsx';

type LeftStep = {
  flow: CompiledFlow;
  store: Pick<DraftStore, 'getSnapshot' | 'change'>;
  lastChange: LastChange;
  step: CompiledStep;
  ambient: Ambient;
  /** The draft when the step was opened. */
  opened: Draft;
  /** Where the visitor goes now, and where they came from to change an answer. */
  place: Place;
  returnTo: ReturnTo | undefined;
  /** The app's sentence about the change, for the page that the visitor came from. */
  lineOf?: ChangeLine | undefined;
};

/**
 * Prepares the next page's notice of a change that was made on a step: what it set aside, adjusted
 * and added and, on the page that the visitor came from, that the page is up to date.
 */
export function announceChange(left: LeftStep): void {
  const { flow, store, lastChange, step, ambient, opened, place, returnTo, lineOf } = left;
  const isBack = returnTo?.page === place.id && flow.page(place.id) !== undefined;
  const before = returnTo === undefined ? opened : lastChange.since(returnTo.page, opened);
  const { uuid, answers } = store.getSnapshot();
  // Undo takes back answers; what was agreed to meanwhile stays on record (D39).
  const { [CONSENTS]: _agreed, ...changed } = changedSections(before.answers, answers);
  const effects = effectsOf(flow, before.answers, answers, step.id, ambient);
  const isSilent = Object.values(effects).every((steps) => steps.length === 0);
  if (isBack) lastChange.end();
  // Another draft has taken the place of the one that was open: its answers must not come back.
  const isOther = before.uuid !== uuid;
  if (isOther || Object.keys(changed).length === 0 || (isSilent && !isBack)) {
    lastChange.show(undefined);
    return;
  }
  const undo: Undo = () => {
    const { uuid: current, answers: now } = store.getSnapshot();
    if (current !== uuid) return;
    // Keep what has changed since then.
    const own = Object.keys(changed).filter((name) => sameJson(now[name], changed[name]));
    const restored = own.map((name) => [name, before.answers[name]]);
    store.change(Object.fromEntries(restored), { toConfirm: [...(before.toConfirm ?? [])] });
    lastChange.show(undefined);
    lastChange.end();
  };
  lastChange.show({
    at: place.id,
    notice: (
      <ChangeNotice
        effects={effects}
        back={isBack ? { line: lineOf?.(before.answers, answers, flow) } : undefined}
        undo={undo}
        step={step}
      />
    ),
  });
}

type Undo = () => void;

type Props = {
  effects: Effects;
  /** The app's sentence about the change; only on the page that the visitor came from. */
  back: { line: string | undefined } | undefined;
  undo: Undo;
  /** Where the change was made. */
  step: CompiledStep;
};

/** A notice of what a change has done, with a button to undo it. */
function ChangeNotice({ effects, back, undo, step }: Props) {
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

import {
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { StepFormContext } from '../../session/step-form-context.tsx';
import { useStudio } from '../../session/studio-context.tsx';

/** True in a dialog that is about something that is no longer there. */
export const IsOrphan = createContext(false);

/** Renders the open dialogs, apart from what opened them: a change on disk may remove that. */
export function OpenDialogs() {
  const { dialogs } = useStudio();
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.getState);
  return open.map(({ id, dialog, isOrphan }) => (
    <IsOrphan key={id} value={isOrphan}>
      {dialog}
    </IsOrphan>
  ));
}

type Props = {
  onClose: () => void;
  /** Renders the dialog, given its close callback. */
  children: (onClose: () => void) => ReactNode;
};

/** A dialog that stays, with what was typed into it, even if what is around this is removed. */
export function KeptDialog({ onClose, children }: Props) {
  const { dialogs } = useStudio();
  const form = use(StepFormContext);
  const id = useId();
  const dialog = children(() => {
    dialogs.set(dialogs.getState().filter((one) => one.id !== id));
    onClose();
  });
  useLayoutEffect(() => {
    const others = dialogs.getState().filter((one) => one.id !== id);
    const shown = <StepFormContext value={form}>{dialog}</StepFormContext>;
    dialogs.set([...others, { id, dialog: shown, isOrphan: false }]);
  });
  useEffect(
    () => () => {
      const open = dialogs.getState();
      if (!open.some((one) => one.id === id)) return;
      dialogs.set(open.map((one) => (one.id === id ? { ...one, isOrphan: true } : one)));
    },
    [dialogs, id],
  );
  return null;
}

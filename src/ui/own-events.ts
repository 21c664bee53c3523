/** Controls that serve themselves. */
const served = new WeakSet<EventTarget>();

/**
 * Listens to a control that no component around it listens to. Gives what ends the listening.
 */
export function servesItself(
  control: HTMLInputElement,
  listeners: Readonly<Record<string, (event: Event) => void>>,
): () => void {
  const all = Object.entries(listeners);
  served.add(control);
  for (const [type, listener] of all) control.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of all) control.removeEventListener(type, listener);
  };
}

const SPARED = new Set(
  'keydown keypress keyup textInput input change click focusin focusout'.split(' '),
);
/** Keys that dialogs and forms wait for, wherever they are pressed. */
const SHARED_KEYS = ['Tab', 'Enter', 'Escape'];

/**
 * A root for React that is not told of what its controls serve themselves. React listens at its
 * root for all events there are, and looks up the way through its tree for each, twice: a fifth of
 * the time from a key to its paint, as that code is cold by then. All other events come as ever.
 */
export function sparingRoot<Root extends HTMLElement>(root: Root): Root {
  const add = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const spares = SPARED.has(type) && typeof listener === 'function';
    add(type, spares ? unlessServed(listener) : listener, options);
  };
  return root;
}

const unlessServed = (listener: EventListener) => (event: Event) => {
  if (!isServed(event)) listener(event);
};

function isServed(event: Event): boolean {
  const { target } = event;
  if (target === null || !served.has(target)) return false;
  if (event instanceof KeyboardEvent) return !SHARED_KEYS.includes(event.key);
  return event instanceof FocusEvent ? staysInGroup(event) : true;
}

/** Does the focus go from one radio of a group to another one? */
const staysInGroup = ({ target, relatedTarget: next }: FocusEvent): boolean =>
  isServedRadio(target) &&
  isServedRadio(next) &&
  target.name === next.name &&
  target.form === next.form;

const isServedRadio = (end: EventTarget | null): end is HTMLInputElement =>
  end instanceof HTMLInputElement && end.type === 'radio' && served.has(end);

import type { Enhancement } from './enhancement.ts';
import { noticeOf } from './handed-notice.ts';

/**
 * Shows the message that the previous page passed in the router's navigation state
 * (`navigate('/', { state: { notice: { text, kind } } })`, decision D16), once: a reload of
 * the page does not show it again.
 */
export const notice: Enhancement = (frame) => {
  const region = frame.querySelector<HTMLElement>('[data-notices]');
  // React Router keeps the state of a navigation under `usr` of the history entry.
  const { usr }: { usr?: unknown } = history.state ?? {};
  const handedOver = noticeOf(usr);
  if (region === null || handedOver === undefined) return undefined;

  const message = document.createElement('div');
  message.dataset['kind'] = handedOver.kind;
  const text = document.createElement('p');
  text.textContent = handedOver.text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = region.dataset['close'] ?? '';
  close.addEventListener('click', () => message.remove());
  message.append(text, close);
  if (handedOver.link !== undefined) {
    const link = document.createElement('a');
    link.href = handedOver.link.href;
    link.textContent = handedOver.link.text;
    text.append(' ', link);
  }
  // A live region is announced when it changes, so it has to exist before its text.
  const timer = setTimeout(() => {
    region.append(message);
    history.replaceState({ ...history.state, usr: null }, '');
  }, 100);
  return () => {
    clearTimeout(timer);
    message.remove();
  };
};

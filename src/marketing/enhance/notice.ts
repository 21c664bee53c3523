import type { Enhancement } from './enhancement.ts';

/** `href` is an address on this site. */
type Notice = { text: string; kind: string; link?: { text: string; href: string } };

/**
 * Shows the message that the previous page passed in the router's navigation state
 * (`navigate('/', { state: { notice: { text, kind } } })`, decision D16), once: a reload of
 * the page does not show it again.
 */
export const notice: Enhancement = (frame) => {
  const region = frame.querySelector<HTMLElement>('[data-notices]');
  const handedOver = noticeOf(history.state);
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

/** React Router keeps the state of a navigation under `usr` of the history entry. */
function noticeOf(state: unknown): Notice | undefined {
  const user = field(state, 'usr');
  const found = field(user, 'notice');
  const text = field(found, 'text');
  const kind = field(found, 'kind');
  if (typeof text !== 'string') return undefined;
  const link = linkOf(field(found, 'link'));
  return { text, kind: typeof kind === 'string' ? kind : 'info', ...(link && { link }) };
}

function linkOf(found: unknown): Notice['link'] {
  const text = field(found, 'text');
  const href = field(found, 'href');
  const isLink = typeof text === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
  return isLink ? { text, href } : undefined;
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

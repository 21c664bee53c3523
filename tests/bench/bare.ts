import { createServer, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';
import type { Site } from './site.ts';

/** The control that receives the keystrokes: a line of text, one of several radios, or a checkbox. */
export type ControlKind = 'text' | 'radio' | 'checkbox';

/**
 * Serves the baseline: a plain HTML form with a few lines of script. `/?kind=text&fields=8` returns
 * eight fields. Continue there shows an error, and `/steps` moves from heading to heading, each in the
 * same way as our own steps.
 */
export function serveBare(): Promise<Omit<Site, 'pid'>> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://bare');
    if (pathname === '/steps') send(response, steps());
    else send(response, form(askedOf(searchParams)));
  });
  return listen(server);
}

type Asked = { kind: ControlKind; fields: number };

function askedOf(search: URLSearchParams): Asked {
  const kind = search.get('kind');
  return {
    kind: kind === 'radio' || kind === 'checkbox' ? kind : 'text',
    fields: Number(search.get('fields')) || 1,
  };
}

function send(response: ServerResponse, body: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Bare</title><body>${body}</body></html>`);
}

function form({ kind, fields }: Asked): string {
  const controls = Array.from(
    { length: fields },
    (_, at) => `<p><label>Field ${at} <input type="${kind}" name="f" value="${at}"></label></p>`,
  );
  return `<h1>Bare form</h1><form>${controls.join('')}<button data-primary>Continue</button></form>
    <script>${onSubmit("document.title = 'Error: please answer';")}</script>`;
}

/** Each step has a heading, eight fields and Continue; typed values are kept. */
function steps(): string {
  return `<h1></h1><form><div></div><button data-primary>Continue</button></form><script>
    let at = 0;
    const show = () => {
      document.querySelector('h1').textContent = 'Step ' + at;
      document.querySelector('form div').innerHTML = Array.from({ length: 8 }, (_, field) =>
        '<p><label>Field ' + field + ' <input></label></p>').join('');
    };
    show();
    addEventListener('popstate', (event) => { at = event.state ?? 0; show(); });
    ${onSubmit(`
      localStorage.setItem('answers', JSON.stringify([...document.querySelectorAll('input')].map((one) => one.value)));
      history.pushState(at += 1, '');
      show();`)}</script>`;
}

const onSubmit = (body: string) =>
  `document.forms[0].onsubmit = (event) => { event.preventDefault(); ${body} };`;

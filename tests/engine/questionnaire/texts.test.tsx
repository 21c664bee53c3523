// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileQuestionnaire } from '../../../src/engine/questionnaire/compile-questionnaire.ts';
import { Questionnaire } from '../../../src/engine/questionnaire/Questionnaire.tsx';
import { memoryStore } from '../../../src/engine/stores/store-adapter.ts';
import { setTexts, WORDS, type Texts } from '../../../src/engine/questionnaire/texts.ts';
import { endToasts } from '../ui/toasts/end-toasts.tsx';

afterEach(() => {
  cleanup();
  setTexts({});
});

type Tree = { [key: string]: unknown };

let count = 0;
/** Every text with a number in place of its words; placeholders stay. */
const foreign = (words: Tree): Tree =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
      if (typeof value === 'object' && value !== null) return [[key, foreign(value as Tree)]];
      if (typeof value !== 'string' || ['$schema', 'tone'].includes(key)) return [];
      if (key === 'locale') return [[key, 'es']];
      return [[key, [`¡${(count += 1)}!`, ...(value.match(/\{\w+\}/g) ?? [])].join(' ')]];
    }),
  );
const SPANISH = foreign(structuredClone(WORDS)) as Texts;

const questionnaire = (texts: Texts) =>
  compileQuestionnaire({
    flow: {
      id: 'visita',
      steps: [{ id: 'uno' }, { id: 'dos' }],
      pages: [{ id: 'fin', kind: 'outcome' }],
    },
    steps: {
      uno: {
        schema: {
          type: 'object',
          title: 'ES',
          properties: {
            nombre: { type: 'string', title: 'ES', minLength: 2 },
            nacido: { type: 'string', title: 'ES', format: 'date' },
            edad: { type: 'integer', title: 'ES', minimum: 3 },
            perro: { type: 'boolean', title: 'ES' },
            color: { type: 'string', title: 'ES', oneOf: [{ const: 'a', title: 'ES' }] },
            gatos: {
              type: 'array',
              title: 'ES',
              minItems: 1,
              items: {
                type: 'object',
                properties: { apodo: { type: 'string', title: 'ES' } },
                required: ['apodo'],
              },
            },
          },
          required: ['nacido', 'perro', 'color', 'gatos'],
        },
      },
      dos: { schema: { type: 'object', title: 'ES', properties: {} } },
    },
    texts,
  });

const show = (texts: Texts, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Questionnaire questionnaire={questionnaire(texts)} store={memoryStore()} />
    </MemoryRouter>,
  );

const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });

beforeEach(endToasts);

/** What a person reads or hears on the page. */
function said(): string[] {
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => !element.matches('style, script'),
  );
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((n) => n.textContent ?? ''),
    ...['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-roledescription'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ]);
  return [...new Set([...texts, document.title])].filter((text) =>
    /[A-Za-z]{2}/.test(text.replaceAll('ES', '')),
  );
}

it.each(['/visita/uno', '/visita/dos'])('an app can replace every word of %s', async (at) => {
  show({}, at);
  await heading();
  expect(said().length).toBeGreaterThan(2);
  cleanup();
  show(SPANISH, at);
  await heading();
  expect(said()).toEqual([]);
});

it('and those of a refused press', async () => {
  show(SPANISH);
  await heading();
  await userEvent.click(screen.getByRole('button', { name: SPANISH.fields?.continue ?? '' }));
  const [summary] = screen.getAllByRole('alert');
  expect(summary?.querySelectorAll('a').length).toBeGreaterThan(2);
  expect(said()).toEqual([]);
});

it('a questionnaire without words of its own is in English again', async () => {
  show({ step: { back: 'Atrás' }, fields: { continue: 'Seguir' } });
  await screen.findByRole('button', { name: 'Seguir' });
  cleanup();
  show({});
  await screen.findByRole('button', { name: 'Continue' });
  expect(WORDS.step.back).toBe('Back');
});

it('a word that the engine does not have is refused', () => {
  const texts = { step: { bakc: 'Atrás' } } as Texts;
  expect(() => questionnaire(texts)).toThrow('/texts/step/bakc: the engine has no such text');
});

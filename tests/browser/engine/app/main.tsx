import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Events, Questionnaire, useAnswers, type StoreAdapter } from '@plumbline/engine';
import '@plumbline/engine/style.css';
import { questionnaire } from './questionnaire.ts';

/** A custom store of the app: a single `sessionStorage` entry. */
const shelf: StoreAdapter = () => {
  const all = (): Record<string, string> => JSON.parse(sessionStorage.getItem('shelf') ?? '{}');
  const put = (texts: Record<string, string>) =>
    sessionStorage.setItem('shelf', JSON.stringify(texts));
  return {
    storage: {
      getItem: (key) => all()[key] ?? null,
      setItem: (key, text) => put({ ...all(), [key]: text }),
      removeItem: (key) => {
        const { [key]: _gone, ...rest } = all();
        put(rest);
      },
    },
  };
};

function Header({ children }: { children?: ReactNode }) {
  return (
    <header>
      Shelter {useAnswers().number} {children}
    </header>
  );
}

const heard: unknown[] = [];
Object.assign(window, { heard });

const root = document.getElementById('root');
if (root === null) throw new Error('There is no #root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Questionnaire
        questionnaire={questionnaire}
        store={shelf}
        prefilled={{ you: { email: 'ada@' } }}
        around={{ Header }}
      >
        <Events
          onStep={({ step }) => heard.push(`step ${step}`)}
          onSave={({ answers }) => heard.push(answers)}
          onEnd={({ page, number, answers }) => heard.push({ page, number, answers })}
        />
      </Questionnaire>
    </BrowserRouter>
  </StrictMode>,
);

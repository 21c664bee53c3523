import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Events, Questionnaire, type StoreAdapter } from '@plumbline/engine';
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

const heard: unknown[] = [];
Object.assign(window, { heard });

const root = document.getElementById('root');
if (root === null) throw new Error('There is no #root');
createRoot(root).render(
  <BrowserRouter>
    <Questionnaire
      questionnaire={questionnaire}
      store={shelf}
      around={{ Header: ({ children }) => <header>Shelter {children}</header> }}
    >
      <Events
        onStep={({ step }) => heard.push(`step ${step}`)}
        onSave={({ answers }) => heard.push(answers)}
        onEnd={({ page, number, answers }) => heard.push({ page, number, answers })}
      />
    </Questionnaire>
  </BrowserRouter>,
);

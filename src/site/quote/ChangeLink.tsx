import { createContext, use } from 'react';
import texts from '../../../schemas/content/quote.json';
import { Link } from '../../engine/ui.ts';

/** Where an answer's question is, with the navigation state that leads back here. */
export type Change = { to: string; state: unknown };
export type ChangeOf = (answer: string) => Change | undefined;

/** Finds the question of an answer by its path; undefined outside the funnel. */
export const ChangeContext = createContext<ChangeOf>(() => undefined);

/** "Change", with the answer in its accessible name; nothing if there is no question. */
export function ChangeLink({ answer, label }: { answer: string; label: string }) {
  const change = use(ChangeContext)(answer);
  if (change === undefined) return null;
  return (
    <Link to={change.to} state={change.state}>
      <span>{texts.work.change}</span>
      <span className="visually-hidden">{` ${label}`}</span>
    </Link>
  );
}

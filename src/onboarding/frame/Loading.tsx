import texts from '../../../schemas/content/step-texts.json';
import { Masthead } from './Masthead.tsx';
import { Title } from './Title.tsx';
import { Waiting } from './Waiting.tsx';

/** While a step's code is on its way; on the way forward it is there already. */
export function Loading() {
  return (
    <>
      <Title page={texts.loading} />
      <Waiting header={<Masthead />} />
    </>
  );
}

import texts from '../../../../schemas/content/step-texts.json';
import { Masthead } from './Masthead.tsx';
import { Title } from './Title.tsx';
import { Waiting } from './Waiting.tsx';

/** Shown while a step's code loads; on the way forward it is prefetched. */
export function Loading() {
  return (
    <>
      <Title page={texts.loading} />
      <Waiting header={<Masthead />} />
    </>
  );
}

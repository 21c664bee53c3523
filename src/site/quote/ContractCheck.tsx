import { Suspense } from 'react';
import texts from '../../../schemas/content/quote.json';
import { lazyPart } from '../../engine/ui.ts';
import { Coming } from './Coming.tsx';
import { isAsked, type Contract } from './contract.ts';
import styles from './contract-check.module.css';
import { Fold } from './Fold.tsx';

const ContractForm = lazyPart(() => import('./ContractForm.tsx'));

type Props = { id: string; contract: Contract; onChange: (contract: Contract) => void };

/** The client's contract, and which plans meet it. Starts open if anything is entered. */
export function ContractCheck({ id, contract, onChange }: Props) {
  const asked = isAsked(contract);
  return (
    <Fold
      id={id}
      opens={asked ? 'everywhere' : 'nowhere'}
      className={asked ? '' : (styles.empty ?? '')}
      summary={<h2>{texts.contract.title}</h2>}
      later
    >
      <Suspense fallback={<Coming />}>
        <ContractForm contract={contract} onChange={onChange} />
      </Suspense>
    </Fold>
  );
}

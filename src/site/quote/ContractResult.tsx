import texts from '../../../schemas/content/quote.json';
import { Icon } from '../../engine/ui.ts';
import { isAsked, shortfalls, type Contract } from './contract.ts';
import styles from './contract-check.module.css';
import { contractInWords } from './in-words.ts';
import { usePlans } from './catalogs.ts';
import { plansOf } from './plans.ts';

/** Says for each plan whether it meets the contract, or what it lacks. Changes are announced. */
export function ContractResult({ contract }: { contract: Contract }) {
  return (
    <div className={styles.says} aria-live="polite">
      {isAsked(contract) && <PlansSay contract={contract} />}
    </div>
  );
}

function PlansSay({ contract }: { contract: Contract }) {
  const plans = plansOf(usePlans());
  return (
    <>
      <h3 className={styles.title}>{texts.contract.result}</h3>
      <dl className={styles.result}>
        {plans.map((plan) => {
          const short = shortfalls(plan, contract);
          const meets = short.length === 0;
          return (
            <div key={plan.id} data-meets={meets}>
              <dt>{plan.name}</dt>
              <dd>
                <Icon name={meets ? 'check' : 'close'} size={16} />
                <span>{contractInWords(short)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { isAsked, shortfalls, type Contract, type Shortfall } from './contract.ts';
import styles from './contract-check.module.css';
import { plans } from './plans.ts';

const list = new Intl.ListFormat('en-US');

/** Compares each plan with the contract: it meets it, or what is missing. Announced on changes. */
export function ContractResult({ contract }: { contract: Contract }) {
  return (
    <div className={styles.says} aria-live="polite">
      {isAsked(contract) && <PlansSay contract={contract} />}
    </div>
  );
}

function PlansSay({ contract }: { contract: Contract }) {
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
                {meets
                  ? texts.contract.meets
                  : fill(texts.contract.short, { shortfalls: list.format(short.map(inWords)) })}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function inWords(shortfall: Shortfall): string {
  return shortfall.kind === 'clause'
    ? fill(texts.contract.clause, { short: shortfall.short })
    : fill(texts.contract.limit[shortfall.limit], shortfall);
}

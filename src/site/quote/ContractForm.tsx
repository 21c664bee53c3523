import { useId } from 'react';
import texts from '../../../schemas/content/quote.json';
import { Button, Icon } from '../../engine/ui.ts';
import {
  type Contract,
  NO_CONTRACT,
  clauses,
  contractAmounts,
  isAsked,
  shortfalls,
} from './offer/contract.ts';
import styles from './contract-check.module.css';
import { contractInWords } from './offer/in-words.ts';
import { useOrderedPlans } from './plans/use-stacked.ts';

type Fields = { contract: Contract; onChange: (contract: Contract) => void };

/** The contract's requirements, field by field, and how each plan meets them. */
export default function ContractForm({ contract, onChange }: Fields) {
  return (
    <div className={styles.check}>
      <p>{texts.contract.text}</p>
      <div className={styles.amounts}>
        <Amount limit="perIncident" contract={contract} onChange={onChange} />
        <Amount limit="perYear" contract={contract} onChange={onChange} />
      </div>
      <Clauses contract={contract} onChange={onChange} />
      <ContractResult contract={contract} />
      {isAsked(contract) && (
        <Button variant="quiet" onClick={() => onChange(NO_CONTRACT)}>
          {texts.contract.clear}
        </Button>
      )}
    </div>
  );
}

function Amount({ limit, contract, onChange }: Fields & { limit: 'perIncident' | 'perYear' }) {
  const id = useId();
  const choose = (amount: string) => {
    const { [limit]: _before, ...others } = contract;
    onChange(amount === '' ? others : { ...others, [limit]: amount });
  };
  return (
    <p>
      <label htmlFor={id}>{texts.contract[limit]}</label>
      <select id={id} value={contract[limit] ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.contract.none}</option>
        {contractAmounts.map((amount) => (
          <option key={amount}>{amount}</option>
        ))}
      </select>
    </p>
  );
}

function Clauses({ contract, onChange }: Fields) {
  const id = useId();
  const toggle = (clause: string) => {
    const { clauses: asked } = contract;
    const next = asked.includes(clause)
      ? asked.filter((one) => one !== clause)
      : [...asked, clause];
    onChange({ ...contract, clauses: next });
  };
  return (
    <fieldset className={styles.clauses}>
      <legend>{texts.contract.clauses}</legend>
      {clauses.map(({ id: clause, label, meaning }) => (
        <div key={clause}>
          <input
            type="checkbox"
            id={`${id}${clause}`}
            className="mark"
            checked={contract.clauses.includes(clause)}
            aria-describedby={`${id}${clause}-meaning`}
            onChange={() => toggle(clause)}
          />
          <label htmlFor={`${id}${clause}`}>{label}</label>
          <span id={`${id}${clause}-meaning`}>{meaning}</span>
        </div>
      ))}
    </fieldset>
  );
}

/** Says for each plan whether it meets the contract, or what it lacks. Changes are announced. */
function ContractResult({ contract }: { contract: Contract }) {
  return (
    <div className={styles.says} aria-live="polite">
      {isAsked(contract) && <PlansSay contract={contract} />}
    </div>
  );
}

function PlansSay({ contract }: { contract: Contract }) {
  const plans = useOrderedPlans();
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

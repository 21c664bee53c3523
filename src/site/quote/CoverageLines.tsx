import texts from '../../../schemas/content/quote.json';
import { Icon } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
import { ChangeLink } from './ChangeLink.tsx';
import { mergeAlike, type CoverageLine } from './offer/coverage.ts';
import { reasonInWords } from './offer/in-words.ts';
import styles from './coverage-lines.module.css';

const MARKS = { covered: 'check', conditional: 'alert', excluded: 'close' } as const;

type Props = {
  lines: readonly CoverageLine[];
  /** False below other lines whose column headings apply to these too. */
  headed?: boolean;
};

/** "You told us" next to "This policy": what the visitor said, and how the policy treats it. */
export function CoverageLines({ lines, headed = true }: Props) {
  return (
    <>
      {headed && (
        <p className={styles.columns} aria-hidden="true">
          <span>{texts.work.told}</span>
          <span>{texts.work.policy}</span>
        </p>
      )}
      <dl className={styles.lines}>
        {mergeAlike(lines).map(({ answer, label, verdict }) => (
          <div key={`${answer} ${label}`} className={styles.line} data-kind={verdict.kind}>
            <dt>{label}</dt>
            <dd>
              <strong>
                <Icon name={MARKS[verdict.kind]} size={16} />
                <span>{texts.work[verdict.kind]}</span>
              </strong>{' '}
              <span>{reasonInWords(verdict)}</span>
            </dd>
            {verdict.kind !== 'covered' && (
              <dd className={styles.change}>
                <ChangeLink answer={answer} label={label} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

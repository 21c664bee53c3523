import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/quote.json';
import { fill } from '../../engine/core.ts';
import { Icon } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
import type { CoverageLine } from './offer/coverage.ts';
import lineStyles from './coverage-lines.module.css';
import { CoverageLines } from './CoverageLines.tsx';
import { Fold } from './Fold.tsx';
import styles from './your-work.module.css';

type Props = {
  id: string;
  lines: readonly CoverageLine[];
  subcontractors?: string;
  /** Whether to offer a call to the sales desk (D17); false if the page already asks for one. */
  withExpert: boolean;
};

/**
 * What the visitor said about the business, compared with the policy. Renders nothing if there is
 * nothing to compare.
 */
export function YourWork({ id, lines, subcontractors, withExpert }: Props) {
  if (lines.length === 0 && subcontractors === undefined) return null;
  const linesOf = (kind: CoverageLine['verdict']['kind']) =>
    lines.filter(({ verdict }) => verdict.kind === kind);
  // The visitor's own work first, short as it is; then what may be counted on in vain.
  const open = [...linesOf('covered'), ...linesOf('excluded')];
  const conditional = linesOf('conditional');
  return (
    <section className={lineStyles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {texts.work.title}
      </h2>
      {subcontractors !== undefined && <p className={styles.sentence}>{subcontractors}</p>}
      {open.length > 0 && <CoverageLines lines={open} />}
      {conditional.length > 0 && (
        <Fold summary={<h3>{fill(texts.work.counted, { conditional: conditional.length })}</h3>}>
          <CoverageLines lines={conditional} headed={open.length === 0} />
        </Fold>
      )}
      {withExpert && (
        <a className={styles.expert} href={`tel:${brand.salesPhone.tel}`}>
          <Icon name="phone" size={20} />
          <span>
            <span>{texts.work.expert}</span>{' '}
            <span className="unbroken">{brand.salesPhone.display}</span>
          </span>
        </a>
      )}
    </section>
  );
}

import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import navigation from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { ButtonLink, type ButtonVariant, Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/signs.ts';

type Props = {
  /** Label of the button that starts a quote. */
  start: string;
  /** Style of the two buttons. */
  variants?: { start?: ButtonVariant; call: ButtonVariant };
  className: string | undefined;
};

/** The two ways to a quote: the questions, and a person on the phone. */
export function QuoteActions({ start, variants = { call: 'secondary' }, className }: Props) {
  return (
    <div className={className}>
      <ButtonLink variant={variants.start} href={FUNNEL}>
        {start}
        <Icon name="arrow-right" size={20} />
      </ButtonLink>
      <ButtonLink variant={variants.call} href={`tel:${brand.salesPhone.tel}`}>
        <Icon name="phone" size={20} />
        {navigation.expert}
      </ButtonLink>
    </div>
  );
}

import type { ReactNode } from 'react';
import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import navigation from '../../../schemas/content/navigation.json' with { type: 'json' };
import { Icon } from '../../ui/icons/Icon.tsx';
import '../../ui/icons/coverage.ts';
import { DetailDrawing } from '../drawings/DetailDrawing.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import banner from './Banner.module.css';

type Props = {
  title: string;
  text: string;
  /** Words of the button that begins a quote. */
  start: string;
  icon: string;
  /** Between the text and the buttons. */
  children?: ReactNode;
};

/** The head of a page that leads to a quote or to a person on the phone. */
export function QuoteBanner({ title, text, start, icon, children }: Props) {
  return (
    <section className={banner.banner}>
      <div className={banner.inner}>
        <div className={banner.words}>
          <h1>{title}</h1>
          <p className={banner.text}>{text}</p>
          {children}
          <div className={banner.actions}>
            <ButtonLink href="/onboarding">
              {start}
              <Icon name="arrow-right" size={20} />
            </ButtonLink>
            <ButtonLink kind="secondary" href={`tel:${brand.salesPhone.tel}`}>
              <Icon name="phone" size={20} />
              {navigation.expert}
            </ButtonLink>
          </div>
        </div>
        <DetailDrawing icon={icon} />
      </div>
    </section>
  );
}

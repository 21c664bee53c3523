import type { ReactNode } from 'react';
import '../../../engine/ui/icons/coverage.ts';
import { DetailDrawing } from '../drawings/DetailDrawing.tsx';
import { QuoteActions } from './ClosingCall.tsx';
import banner from './banner.module.css';

type Props = {
  title: string;
  text: string;
  /** Label of the button that starts a quote. */
  start: string;
  icon: string;
  /** Between the text and the buttons. */
  children?: ReactNode;
};

/** The head of a page, with buttons to get a quote and to call. */
export function QuoteBanner({ title, text, start, icon, children }: Props) {
  return (
    <section className={banner.banner}>
      <div className={banner.inner}>
        <div className={banner.words}>
          <h1>{title}</h1>
          <p className={banner.text}>{text}</p>
          {children}
          <QuoteActions start={start} className={banner.actions} />
        </div>
        <DetailDrawing icon={icon} />
      </div>
    </section>
  );
}

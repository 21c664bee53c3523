import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Stats } from '../sections/Stats.tsx';
import { ContinueQuote } from './ContinueQuote.tsx';
import { Ending } from './Ending.tsx';
import { Hero } from './Hero.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import { Steps } from './Steps.tsx';
import { Testimonials } from './Testimonials.tsx';

export default function LandingPage() {
  return (
    <SiteLayout title={texts.meta.title}>
      <div>
        <Ending />
        <Hero />
        <ContinueQuote />
      </div>
      <Stats items={texts.stats} mark={texts.sample.mark} />
      <ProductCarousel />
      <Steps />
      <Testimonials />
      <ClosingCall {...texts.closing} mark={texts.sample.mark} />
    </SiteLayout>
  );
}

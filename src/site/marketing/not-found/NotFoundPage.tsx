import texts from '../../../../schemas/content/not-found.json' with { type: 'json' };
import { SiteLayout } from '../layout/SiteLayout.tsx';
import banner from '../sections/banner.module.css';
import { ButtonLink } from '../../../engine/ui.ts';
import drawing from '../drawings/drawing.module.css';

/** Spec section 2: any other path. The requested path is logged by `enhance/enhance.ts`. */
export default function NotFoundPage() {
  return (
    <SiteLayout title={texts.meta.title}>
      <section className={banner.banner} data-not-found>
        <div className={banner.inner}>
          <div className={banner.words}>
            <h1>{texts.title}</h1>
            <p className={banner.text}>{texts.text}</p>
            <ButtonLink href="/">{texts.home}</ButtonLink>
          </div>
          <OffPlumbDrawing label={texts.picture} />
        </div>
      </section>
    </SiteLayout>
  );
}

/** A plumb line that has swung off its mark. */
function OffPlumbDrawing({ label }: { label: string }) {
  return (
    <svg className={drawing.drawing} viewBox="0 0 400 360" role="img" aria-label={label}>
      <path
        className={drawing.fine}
        d="M200 16v314M30 330h340M50 330l-10 12M90 330l-10 12M130 330l-10 12M170 330l-10 12M210 330l-10 12M250 330l-10 12M290 330l-10 12M330 330l-10 12M370 330l-10 12M200 150a150 150 0 0 0 56-11"
      />
      <path className={drawing.line} d="M150 16h100M170 16v10h60v-10" />
      <path className={drawing.line} d="M200 26l74 196" />
      <path className={drawing.amberLine} d="m262.8 226.2 22.4-8.5 5.3 14 2.5 52.6-28.7-43z" />
      <path className={drawing.line} d="m268 240.2 22.4-8.5" />
      <path className={drawing.greenLine} d="m188 304 12 22 12-22z" />
    </svg>
  );
}

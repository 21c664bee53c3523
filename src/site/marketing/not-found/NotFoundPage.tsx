import texts from '../../../../schemas/content/not-found.json' with { type: 'json' };
import { OffPlumbDrawing } from '../drawings/OffPlumbDrawing.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import banner from '../sections/banner.module.css';
import { ButtonLink } from '../../../engine/ui.ts';

/** Spec section 2: any other path. The requested path is logged by `enhance/missing-path.ts`. */
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

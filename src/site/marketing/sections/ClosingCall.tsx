import navigation from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { SampleMark } from './Figures.tsx';
import { Unbroken } from './Unbroken.tsx';
import styles from './closing-call.module.css';
import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { ButtonLink, type ButtonVariant, Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/signs.ts';
import drawing from '../drawings/level-drawing.module.css';

type ClosingCallProps = { title: string; text: string; mark: string };

/** The closing call to action: start a quote, or talk to a person. */
export function ClosingCall({ title, text, mark }: ClosingCallProps) {
  return (
    <section className={styles.call} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <svg className={styles.plumb} viewBox="0 0 40 320" aria-hidden="true" focusable="false">
          <path className={styles.line} d="M20 0v220" />
          <path className={styles.bob} d="M8 220h24v18L20 316 8 238z" />
          <path className={styles.line} d="M8 238h24" />
        </svg>
        <div className={styles.words}>
          <h2 id="closing-title">{title}</h2>
          <p>
            <Unbroken>{text}</Unbroken> <SampleMark>{mark}</SampleMark>
          </p>
          <QuoteActions
            start={navigation.quote.long}
            variants={{ start: 'accent', call: 'on-night' }}
            className={styles.actions}
          />
        </div>
        <div className={styles.drawing}>
          <LevelDrawing />
        </div>
      </div>
    </section>
  );
}

type QuoteActionsProps = {
  /** Label of the first button, and where it leads if it does not start a quote. */
  start: string;
  to?: string | undefined;
  /** Style of the two buttons. */
  variants?: { start?: ButtonVariant; call: ButtonVariant };
  className: string | undefined;
};

/** The two ways to a quote: the questions, and a person on the phone. */
export function QuoteActions({
  start,
  to = FUNNEL,
  variants = { call: 'secondary' },
  className,
}: QuoteActionsProps) {
  return (
    <div className={className}>
      <ButtonLink variant={variants.start} href={to}>
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

/** A level on a wall of four courses, with its dimension, to illustrate the closing words. */
function LevelDrawing() {
  return (
    <svg className={drawing.level} viewBox="0 0 420 300" aria-hidden="true" focusable="false">
      <path
        className={drawing.bricks}
        d="M10 156h96v36H10zM202 156h96v36h-96zM58 228h96v36H58zM250 228h96v36h-96z"
      />
      <path
        className={drawing.lines}
        d="M10 300V156h400v144M10 192h400M10 228h400M10 264h400M106 156v36M202 156v36M298 156v36M58 192v36M154 192v36M250 192v36M346 192v36M58 228v36M154 228v36M250 228v36M346 228v36M106 264v36M202 264v36M298 264v36"
      />
      <path className={drawing.body} d="M64 112h292a4 4 0 0 1 4 4v40H60v-40a4 4 0 0 1 4-4z" />
      <path className={drawing.glass} d="M186 122h48a12 12 0 0 1 0 24h-48a12 12 0 0 1 0-24z" />
      <path className={drawing.lines} d="M199 122v24M221 122v24" />
      <circle className={drawing.bubble} cx="210" cy="134" r="7" />
      <circle className={drawing.glass} cx="102" cy="134" r="12" />
      <circle className={drawing.glass} cx="318" cy="134" r="12" />
      <path className={drawing.fine} d="M60 96V64M360 96V64M60 74h300M55 79l10-10M355 79l10-10" />
    </svg>
  );
}

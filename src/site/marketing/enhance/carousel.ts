import type { EmblaCarouselType } from 'embla-carousel';
import type { Enhancement } from './enhancement.ts';

/**
 * Turns the scrollable list of cards into a looping carousel, one card per move (spec section 9). It
 * never moves by itself. The library is loaded when the carousel is about to scroll into view.
 */
export const carousel: Enhancement = (frame) => {
  const root = frame.querySelector<HTMLElement>('[data-carousel]');
  if (root === null) return undefined;
  let detach: (() => void) | undefined;
  let wanted = true;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void import('embla-carousel').then(
        ({ default: start }) => {
          if (wanted) detach = attach(root, start);
        },
        // Without it the list still scrolls, as it does without JavaScript.
        () => undefined,
      );
    },
    { rootMargin: '600px' },
  );
  observer.observe(root);
  return () => {
    wanted = false;
    observer.disconnect();
    detach?.();
  };
};

type Start = typeof import('embla-carousel').default;

function attach(root: HTMLElement, start: Start): (() => void) | undefined {
  const viewport = root.querySelector<HTMLElement>('[data-carousel-viewport]');
  const position = root.querySelector<HTMLElement>('[data-carousel-position]');
  if (viewport === null || position === null) return undefined;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  viewport.scrollLeft = 0;
  const embla = start(viewport, {
    loop: true,
    align: 'start',
    slidesToScroll: 1,
    duration: still ? 0 : 22,
  });
  root.dataset['carousel'] = 'on';

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.dataset['move'] === 'previous') embla.scrollPrev();
    if (button?.dataset['move'] === 'next') embla.scrollNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla.scrollPrev();
    else if (event.key === 'ArrowRight') embla.scrollNext();
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    // The browser scrolls a focused card into view by itself; only embla may move the cards.
    viewport.scrollLeft = 0;
    const slide = embla.slideNodes().findIndex((node) => node.contains(event.target as Node));
    if (slide >= 0 && !willShow(embla, slide)) embla.scrollTo(slide, still);
  };
  const announce = () => {
    position.textContent = positionText(embla, position.dataset['carouselPosition'] ?? '');
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
  viewport.addEventListener('focusin', onFocus);
  embla.on('select', announce);
  return () => {
    embla.destroy();
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKeyDown);
    viewport.removeEventListener('focusin', onFocus);
    root.dataset['carousel'] = '';
  };
}

/**
 * True if the card will be in view once the cards are at rest. `slidesInView` lags behind, and a card
 * that Tab reaches during a move would stay out of view.
 */
function willShow(embla: EmblaCarouselType, slide: number): boolean {
  const slides = embla.slideNodes();
  const width = slides[slide]?.offsetWidth ?? 0;
  const inView = Math.round(embla.rootNode().offsetWidth / width);
  const ahead = (slide - embla.selectedScrollSnap() + slides.length) % slides.length;
  return ahead < inView;
}

/** "Card 3 of 9: Commercial Property", for visitors who cannot see the cards move. */
function positionText(embla: EmblaCarouselType, template: string): string {
  const slides = embla.slideNodes();
  const index = embla.selectedScrollSnap();
  const title = slides[index]?.querySelector('h3')?.textContent ?? '';
  const values = { number: index + 1, count: slides.length, title };
  // Not `fill`, which is part of the funnel's first load.
  return template.replace(/\{(number|count|title)\}/g, (_place, name: keyof typeof values) =>
    String(values[name]),
  );
}

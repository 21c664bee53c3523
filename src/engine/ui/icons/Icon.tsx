import type { controls } from './controls.ts';
import './controls.ts';
import type { coverage } from './coverage.ts';
import { drawingOf, circle } from './drawings.ts';
import type { industries } from './industries.ts';
import type { signs } from './signs.ts';
import type { social } from './social.ts';
import type { tools } from './tools.ts';
import type { trades } from './trades.ts';

type IconName = keyof (typeof controls &
  typeof coverage &
  typeof industries &
  typeof signs &
  typeof social &
  typeof tools &
  typeof trades);

type IconProps = {
  /** A known name, or one from a catalog; unknown names show a neutral mark. */
  name: IconName | (string & {});
  /** Width and height in CSS pixels; 24 unless given. */
  size?: number;
  className?: string;
};

const NEUTRAL = circle(12, 12, 4);

/**
 * A decorative line icon in the current text color, with a patch of `--icon-patch` under it.
 * Import the group that the names come from, such as `icons/trades.ts`, where the icon is used;
 * `icons/controls.ts` is always there.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  const drawing = drawingOf(name) ?? NEUTRAL;
  const [lines, patch] = typeof drawing === 'string' ? [drawing, undefined] : drawing;
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {patch === undefined ? null : <path className="icon-patch" d={patch} stroke="none" />}
      <path d={lines} />
    </svg>
  );
}

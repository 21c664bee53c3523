import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import styles from './panel.module.css';

/** Width in modules of the light border that scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export type QrCodeProps = { text: string; label: string; hint: string };

/** A QR code as a single SVG path. Loads as a separate chunk with its generator. */
export default function QrCode({ text, label, hint }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  const side = size + 2 * QUIET_ZONE;
  return (
    <>
      <svg
        className={styles.qr}
        role="img"
        aria-label={label}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <p className={styles.hint}>{hint}</p>
    </>
  );
}

function drawing(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const all = Array.from({ length: size }, (_, index) => index);
  const dark = all.flatMap((row) =>
    all.filter((col) => code.isDark(row, col)).map((col) => [col, row]),
  );
  return { size, path: dark.map(([col, row]) => `M${col} ${row}h1v1h-1z`).join('') };
}

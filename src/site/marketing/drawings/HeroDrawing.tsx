import styles from './drawing.module.css';

type Mark = { at: readonly [x: number, y: number]; leader: string };

/** Positions of the numbers of the key, in the key's order. */
const marks: readonly Mark[] = [
  { at: [150, 296], leader: 'M155 312 172 372' },
  { at: [62, 318], leader: 'M66 335 76 372' },
  { at: [598, 176], leader: 'M582 182 556 196' },
  { at: [478, 92], leader: 'M463 100 414 128' },
  { at: [622, 404], leader: 'M610 417 582 440' },
];

/** Front elevation of a small shop with its dimension lines and a plumb line hung from the ridge. */
export function HeroDrawing({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 660 540" role="img" aria-label={label}>
      <Building />
      <Van />
      <Scaffold />
      <Visitor />
      <g className={styles.fine}>
        <path d="M0 470h660M14 470l-10 12M54 470l-10 12M94 470l-10 12M134 470l-10 12M214 470l-10 12M254 470l-10 12M294 470l-10 12M374 470l-10 12M414 470l-10 12M454 470l-10 12M534 470l-10 12M574 470l-10 12M614 470l-10 12M654 470l-10 12" />
        <path d="M196 490v26M444 490v26M486 490v26M598 490v26M196 506h248M486 506h112M191 511l10-10M439 511l10-10M481 511l10-10M593 511l10-10" />
        <path d="M168 84h-36M168 182h-36M144 84v98M139 89l10-10M139 187l10-10" />
      </g>
      <g className={styles.plumb}>
        <path className={styles.line} d="M320-600v978" />
        <path className={styles.amber} d="M309 378h22v14l-11 52-11-52z" />
        <path className={styles.line} d="M309 392h22" />
      </g>
      {marks.map(({ at: [x, y], leader }, index) => (
        <g key={leader} className={styles.mark} data-mark={index + 1}>
          <path className={styles.fineLine} d={leader} />
          <circle cx={x} cy={y} r="17" />
          <path d={digit(index + 1, x, y)} />
        </g>
      ))}
    </svg>
  );
}

function Building() {
  return (
    <g>
      <path className={styles.paper} d="M196 182h248v288H196z" />
      <path className={styles.tint} d="m168 182 152-98 152 98z" />
      <path
        className={styles.line}
        d="m168 182 152-98 152 98zM196 182v288M444 182v288M386 126V92h26v51"
      />
      <circle className={styles.paperLine} cx="320" cy="146" r="17" />
      <path className={styles.tintLine} d="M226 208h52v62h-52zM362 208h52v62h-52z" />
      <path
        className={styles.line}
        d="M252 208v62M226 239h52M388 208v62M362 239h52M220 270h64M356 270h64"
      />
      <path className={styles.paperLine} d="M206 290h228v24H206z" />
      <path className={styles.line} d="M222 302h60M292 302h12M340 302h46" />
      <path
        className={styles.amber}
        d="M212 322h22v22a11 11 0 0 1-22 0zM256 322h22v22a11 11 0 0 1-22 0z"
      />
      <path
        className={styles.paperLine}
        d="M234 322h22v22a11 11 0 0 1-22 0zM278 322h22v22a11 11 0 0 1-22 0z"
      />
      <path
        className={styles.line}
        d="M212 322h22v22a11 11 0 0 1-22 0zM256 322h22v22a11 11 0 0 1-22 0z"
      />
      <path className={styles.tintLine} d="M216 362h80v78h-80z" />
      <path
        className={styles.line}
        d="M256 362v78M226 388l16-16M226 404l24-24M206 440h100v30M206 440v30"
      />
      <path className={styles.green} d="M350 330h66v140h-66z" />
      <path className={styles.paperLine} d="M361 342h44v62h-44z" />
      <path className={styles.line} d="M361 373h44M407 420v12M340 470v-8h86v8" />
    </g>
  );
}

function Van() {
  return (
    <g>
      <path className={styles.paper} d="M12 378h92v72H12zM104 394h26l22 30v26h-48z" />
      <path className={styles.amber} d="M12 408h92v18H12z" />
      <path className={styles.tintLine} d="M112 402h15l14 20h-29z" />
      <path
        className={styles.line}
        d="M26 450H12v-72h92v72H68M104 394h26l22 30v26h-10M104 450h-4"
      />
      <path
        className={styles.line}
        d="M8 370h104M8 362h104M22 362v8M40 362v8M58 362v8M76 362v8M94 362v8M26 370v8M92 370v8"
      />
      <circle className={styles.paperLine} cx="47" cy="452" r="18" />
      <circle className={styles.paperLine} cx="121" cy="452" r="18" />
      <circle className={styles.ink} cx="47" cy="452" r="5" />
      <circle className={styles.ink} cx="121" cy="452" r="5" />
    </g>
  );
}

function Scaffold() {
  return (
    <g>
      <path
        className={styles.line}
        d="M490 228v242M594 228v242M490 292h104M490 384h104M490 384l104-92M490 470l104-86M490 250h104"
      />
      <path className={styles.amber} d="M480 290h124v9H480zM480 382h124v9H480z" />
      <path className={styles.line} d="M480 290h124v9H480zM480 382h124v9H480z" />
      <path className={styles.green} d="M522 224c0-9 7-14 15-14s15 5 15 14v28h-30z" />
      <path
        className={styles.line}
        d="M528 252v38M546 252v38M522 290h9M546 290h9M526 226l-22 12-24-8M550 226l8 22"
      />
      <circle className={styles.paperLine} cx="537" cy="197" r="11" />
      <path className={styles.amberLine} d="M524 195a13 13 0 0 1 26 0zM520 195h34" />
      <path className={styles.line} d="m466 222 18-8 4 10-18 8z" />
      <path className={styles.greenLine} d="M552 446h48v24h-48z" />
      <path className={styles.line} d="M566 446v-8h20v8M552 456h18M582 456h18" />
      <path className={styles.amberLine} d="M570 452h12v8h-12z" />
    </g>
  );
}

function Visitor() {
  return (
    <g>
      <path className={styles.amber} d="M166 402c0-8 6-12 12-12s12 4 12 12v26h-24z" />
      <path
        className={styles.line}
        d="M166 402c0-8 6-12 12-12s12 4 12 12v26h-24zM171 428l-6 40M185 428l7 40M158 469h9M190 469h9M189 404l10 16M167 404l-8 16"
      />
      <circle className={styles.paperLine} cx="178" cy="378" r="10" />
      <path className={styles.line} d="M154 420h10v14h-10z" />
    </g>
  );
}

/** The digits 1 to 5 drawn with lines, centered on 0, 0: drawings contain no text. */
const strokes: Readonly<Record<number, string>> = {
  1: 'm-3 -4 4-3v14',
  2: 'm-4 -3.5a4 3.8 0 1 1 7 2.5l-7.5 8h9',
  3: 'm-4 -7h8l-4.5 5.5a4.3 4.3 0 1 1-4 6.5',
  4: 'm2.5 7v-14l-7.5 10h10',
  5: 'm3.8 -7h-6.8l-.8 6.3a4.3 4.3 0 1 1 -.7 6',
};

/** Path of a digit centered on a point; a neutral dot for anything else. */
const digit = (value: number, x: number, y: number) => `M${x} ${y}${strokes[value] ?? 'h.01'}`;

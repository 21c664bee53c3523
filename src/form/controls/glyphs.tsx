/** Before a message; `label` is what a screen reader says for it. */
export const AlertGlyph = ({ label }: { label: string }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" role="img" aria-label={label} focusable="false">
    <circle cx="10" cy="10" r="9" fill="currentColor" />
    <path d="M10 5v6" stroke="var(--paper)" strokeWidth="2" strokeLinecap="round" />
    <circle cx="10" cy="14.4" r="1.3" fill="var(--paper)" />
  </svg>
);

/** The badge of a chosen card; the native control says the same to assistive technology. */
export const TickGlyph = () => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    <path
      d="m2.5 7.5 3 3 6-7"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

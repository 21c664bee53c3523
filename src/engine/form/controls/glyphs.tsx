import texts from '../../../../schemas/content/form-texts.json';

/** The icon before an error message. */
export const AlertGlyph = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    role="img"
    aria-label={texts.field.error}
    focusable="false"
  >
    <path
      d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9 5a1 1 0 0 1 2 0v6a1 1 0 0 1-2 0Zm1 8.1a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  </svg>
);

/** The badge of a chosen card; the native control says the same to assistive technology. */
export const CheckGlyph = () => (
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

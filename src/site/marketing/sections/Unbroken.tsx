/**
 * What a line may not break: an amount and its period (`$25/month`), a phone number, and the letter
 * before a hyphen (`E-Commerce`). Short ones only: a name that somebody entered may be long.
 */
const WHOLE = /(\$[\d.,]+\/\w{1,12}\b|\(\d{3}\) \d{3}-\d{4}|\b[A-Za-z]-\w{2,12}\b)/;

/** A text whose prices, phone numbers and one-letter prefixes stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    WHOLE.test(part) ? (
      // The only identity of a part of a fixed text is its position.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

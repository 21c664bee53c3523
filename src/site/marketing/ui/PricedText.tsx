/** An amount and its period, e.g. `$25/month`: browsers may break the line after the slash. */
const PRICE = /(\$[\d.,]+\/\w+)/;

/** A text in which a price stays on one line. */
export function PricedText({ children }: { children: string }) {
  return children.split(PRICE).map((part, index) =>
    PRICE.test(part) ? (
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

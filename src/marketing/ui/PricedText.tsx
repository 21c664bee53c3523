/** A sum and its period, e.g. `$25/month`: browsers may break a line behind the slash. */
const PRICE = /(\$[\d.,]+\/\w+)/;

/** A text in which a price stays on one line. */
export function PricedText({ children }: { children: string }) {
  return children.split(PRICE).map((part, index) =>
    PRICE.test(part) ? (
      // The parts of one fixed text have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

import { Fragment } from 'react';
import { Link } from './Link.tsx';

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** A text of a content file in which `[words](/path)` is a link to a page of this site. */
export function LinkedText({ text }: { text: string }) {
  const parts: { text: string; href?: string; at: number }[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    parts.push({ text: text.slice(end, match.index), at: end });
    parts.push({ text: words, href, at: match.index });
    end = match.index + whole.length;
  }
  parts.push({ text: text.slice(end), at: end });
  return parts.map((part) =>
    part.href === undefined ? (
      <Fragment key={`text ${part.at}`}>{part.text}</Fragment>
    ) : (
      <Link key={`link ${part.at}`} to={part.href}>
        {part.text}
      </Link>
    ),
  );
}

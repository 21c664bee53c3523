import { Link } from './Link.tsx';
import { LINK } from './link-syntax.ts';

/** Renders a text from a content file with its links. */
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
  return parts.map(({ text: words, href, at }) => {
    if (href === undefined) return <span key={`text ${at}`}>{words}</span>;
    return href.startsWith('/') ? (
      <Link key={at} to={href}>
        {words}
      </Link>
    ) : (
      <a key={at} href={href}>
        {words}
      </a>
    );
  });
}

/** What a page says about itself to search engines and to those it is shared with. */
export type PageHead = {
  title: string;
  description: string;
  indexed: boolean;
  jsonLd: readonly object[];
};

export function pageHead(path: string): PageHead {
  return {
    title: `Plumbline ${path}`,
    description: '',
    indexed: path !== '/404',
    jsonLd: [],
  };
}

/**
 * `[words](/path)` links to a page of this site, `[words](tel:+13125550142)` calls that number: the
 * words and the address are its groups.
 */
export const LINK = /\[([^\]]+)\]\(((?:\/|tel:\+)[^)\s]*)\)/g;

/** JSON pointer of a key below another pointer (RFC 6901). */
export function pointer(at: string, key: string | number): string {
  return `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

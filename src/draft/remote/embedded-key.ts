/**
 * The publishable key of the embedded backend. Public like the key of a hosted project: it names
 * the role `anon` and gives access to nothing; a row's own id does that (D27).
 */
export const embeddedKey = 'plumbline-local-publishable-key';

/**
 * The publishable key of the embedded backend. Public like the key of a hosted project: it selects
 * the role `anon` and grants no access; a row's own id does that (D27).
 */
export const embeddedKey = 'plumbline-local-publishable-key';

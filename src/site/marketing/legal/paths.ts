/** The pages that a real site owes its visitors beyond the spec's table (decision D21). */
export const legalPaths = ['/privacy', '/terms', '/accessibility'] as const;

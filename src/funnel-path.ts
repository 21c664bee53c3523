/**
 * Where the funnel begins: the path of its first step, below which all its other pages lie. The
 * links of the site, the router, the server and the worker take it from here, and the linter holds
 * the flow file to it (F14).
 */
export const FUNNEL = '/onboarding';

/** Does a path of this site belong to the funnel? One that only begins like it does not. */
export const isFunnel = (path: string): boolean => path === FUNNEL || path.startsWith(`${FUNNEL}/`);

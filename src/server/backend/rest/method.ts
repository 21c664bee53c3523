import { refuse } from './rest-error.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** @throws RestError (405) for any other method */
export function knownMethod(name: string): Method {
  const method = METHODS.find((known) => known === name);
  if (!method) throw refuse(405, 'PGRST117', `Unsupported HTTP method: ${name}`);
  return method;
}

/** Whether a method only reads; all others write. */
export const isRead = (method: Method): boolean => method === 'GET' || method === 'HEAD';

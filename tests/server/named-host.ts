import dns from 'node:dns';

/** A host name for this machine that works wherever the tests run; the machine's own name may not. */
export const NAMED_HOST = 'plumbline.test';

const { lookup } = dns;

/** Makes the name known to the process that loads this file: the tests and the servers they start. */
Object.assign(dns, {
  lookup: (name: string, ...rest: unknown[]): unknown =>
    Reflect.apply(lookup, dns, [name === NAMED_HOST ? '127.0.0.1' : name, ...rest]),
});

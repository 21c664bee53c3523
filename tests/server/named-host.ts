import dns from 'node:dns';

/** A name that stands for this machine wherever the tests run; the machine's own name may not. */
export const NAMED_HOST = 'plumbline.test';

const { lookup } = dns;

/** The process that loads this file knows the name: the tests, and the servers that they start. */
Object.assign(dns, {
  lookup: (name: string, ...rest: unknown[]): unknown =>
    Reflect.apply(lookup, dns, [name === NAMED_HOST ? '127.0.0.1' : name, ...rest]),
});

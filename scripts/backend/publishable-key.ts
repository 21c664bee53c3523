export { embeddedKey as publishableKey } from '../../src/draft/remote/embedded-key.ts';

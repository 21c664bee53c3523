export { embeddedKey as publishableKey } from '../../draft/remote/embedded-key.ts';

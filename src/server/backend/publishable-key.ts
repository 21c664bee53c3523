export { embeddedKey as publishableKey } from '../../engine/draft/remote/embedded-key.ts';

/** MUI in the engine's colors and shapes; apart, so that nothing else brings MUI along. */
export { componentStates } from './ui/theme.ts';
export { theme } from './ui/theme.ts';

import './styles.ts';

/** The package's entry point, with the styles that the site loads itself. */
export * from './public.ts';

import './styles.ts';

/** The entry of the package, with the style sheet that the site brings itself. */
export * from './index.ts';

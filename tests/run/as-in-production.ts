import { configure } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/** For a test that counts: until it has finished, React renders and runs effects once, not twice. */
export function asInProduction(): void {
  configure({ reactStrictMode: false });
  onTestFinished(() => configure({ reactStrictMode: true }));
}

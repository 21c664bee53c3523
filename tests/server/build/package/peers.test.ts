import { expect, it } from 'vitest';
import { packageOf, peersOf } from '../../../../src/server/build/package/build-engine.ts';

it.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['@rjsf/core/lib/components/Form.js', '@rjsf/core'],
])('%s is of the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});

it('a package lists each package it imports once, with Supabase optional', () => {
  const versions = { react: '^19', '@supabase/supabase-js': '2', unused: '1' };
  expect(peersOf(['react/jsx-runtime', '@supabase/supabase-js', 'react'], versions)).toEqual({
    peerDependencies: { '@supabase/supabase-js': '2', react: '^19' },
    peerDependenciesMeta: { '@supabase/supabase-js': { optional: true } },
  });
});

it('refuses an import that the project does not depend on', () => {
  expect(() => peersOf(['left-pad'], {})).toThrow('left-pad is not a dependency of this project.');
});

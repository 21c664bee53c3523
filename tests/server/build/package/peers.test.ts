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
  const versions = { dayjs: '^1.11.0', '@supabase/supabase-js': '2.109.0', unused: '1' };
  expect(peersOf(['dayjs/locale/de', '@supabase/supabase-js', 'dayjs'], versions)).toEqual({
    peerDependencies: { '@supabase/supabase-js': '^2.109.0', dayjs: '^1.11.0' },
    peerDependenciesMeta: { '@supabase/supabase-js': { optional: true } },
  });
});

it('an app may have an older React 19 than this project', () => {
  const { peerDependencies } = peersOf(['react', 'react-dom/client'], {
    react: '^19.3.1',
    'react-dom': '^19.3.1',
  });
  expect(peerDependencies).toEqual({ react: '^19.2.0', 'react-dom': '^19.2.0' });
});

it('refuses an import that the project does not depend on', () => {
  expect(() => peersOf(['left-pad'], {})).toThrow('left-pad is not a dependency of this project.');
});

import type { StatsModule } from 'webpack';
import { bundledLibraries } from './bundled-libraries.ts';

const taken = (library: string): StatsModule => ({
  identifier: `consume-shared-module|default|${library}|!=1.2...3|false|undefined|true|false|undefined`,
});
const given = (library: string, version: string): StatsModule => ({
  identifier: `provide module (default) ${library}@${version} = /shop/node_modules/${library}/index.js`,
});
const file = (path: string): StatsModule => ({
  identifier: `javascript/esm|${path}`,
  nameForCondition: path,
});

const asked = {
  react: { singleton: true, requiredVersion: '^19.3.1' },
  'react/jsx-runtime': { singleton: true, requiredVersion: '^19.3.1' },
  '@emotion/react': { singleton: true, requiredVersion: '^11.14.0' },
  valtio: { singleton: true, requiredVersion: '^2.3.2' },
};

const noNames = { used: new Map<string, string[] | null>(), provided: new Map<string, string[] | null>() };
const librariesIn = (...modules: StatsModule[]) =>
  bundledLibraries({ modules }, asked, () => '19.3.1', noNames);
const react = { range: '^19.3.1', isSingleton: true };

describe('the shared libraries of a build', () => {
  it('are those that it takes from the page, without a copy, and none that it does not use', () => {
    expect(librariesIn(taken('react'), taken('react/jsx-runtime'))).toEqual({
      react: { ...react, copy: null },
      'react/jsx-runtime': { ...react, copy: null },
    });
  });

  it('have a copy inside when the build brings one for the page', () => {
    const brought = [
      taken('react'),
      taken('valtio'),
      given('valtio', '2.3.2'),
      file('/shop/node_modules/valtio/index.js'),
    ];
    expect(librariesIn(...brought).valtio).toEqual({ range: '^2.3.2', copy: '2.3.2', isSingleton: true });
    expect(librariesIn(taken('react'), given('@emotion/react', '11.14.0'))['@emotion/react']?.copy).toBe(
      '11.14.0',
    );
  });

  it('have a copy inside when a path that is on no list brought one, however deep it is merged', () => {
    const merged = { modules: [file('/shop/node_modules/react/cjs/react-other.js')] };
    expect(librariesIn(taken('react/jsx-runtime'), merged)).toEqual({
      react: { ...react, copy: '19.3.1' },
      'react/jsx-runtime': { ...react, copy: null },
    });
  });

  it('have no copy because of a package with a similar name, or of the same name inside another', () => {
    const others = ['/shop/node_modules/react-is/index.js', '/shop/src/react/index.ts'].map(file);
    expect(librariesIn(taken('react'), ...others).react?.copy).toBeNull();
  });

  it('carry the names that the build takes of them, or has of them for the page', () => {
    const names = {
      used: new Map([['react', ['useState']]]),
      provided: new Map([['valtio', null]]),
    };
    const modules = [taken('react'), taken('valtio'), given('valtio', '2.3.2')];
    const libraries = bundledLibraries({ modules }, asked, () => '2.3.2', names);
    expect(libraries.react).toMatchObject({ used: ['useState'] });
    expect(libraries.valtio).toMatchObject({ provided: null });
    expect(libraries.valtio).not.toHaveProperty('used');
  });

  it('cannot be known when nothing is taken from the page', () => {
    expect(() => librariesIn(given('react', '19.3.1'))).toThrow(/takes nothing from the page/);
  });
});

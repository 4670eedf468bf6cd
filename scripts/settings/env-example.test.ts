import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownSettings } from './known-settings.ts';

const root = path.resolve(__dirname, '../..');

describe('.env.example', () => {
  const listed = readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm);
  const names = new Set([...listed].map(([, name]) => name));

  it('lists every setting', () => {
    const known = knownSettings();
    expect(known).toEqual(
      expect.arrayContaining([
        'ALLOW_OVERRIDE',
        'SEED_PRODUCTS',
        'PARTNERS_PORT',
        'REGISTRY_HOST',
        'NICE_API_URL',
      ]),
    );
    expect(known.filter((name) => !names.has(name))).toEqual([]);
  });
});

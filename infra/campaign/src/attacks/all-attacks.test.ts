import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chooseAttacks } from '../choose-attacks.ts';
import { allAttacks } from './all-attacks.ts';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.includes(path.sep) && !file.endsWith('.test.ts'),
);
const names = allAttacks.map(({ name }) => name);

it('are all of those that stand in the folders, each once, under the name of its folder', () => {
  expect(new Set(names).size).toBe(names.length);
  const written = files.flatMap((file) =>
    [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/^ {2}name: '(.*)',$/gm)].map(
      ([, name = '']) => {
        expect(name.split('/')[0]).toBe(path.dirname(file));
        return name;
      },
    ),
  );
  expect([...names].sort()).toEqual(written.sort());
});

describe('are chosen', () => {
  const chosen = (wanted: string[], isQuick = false) =>
    chooseAttacks(allAttacks, { names: wanted, isQuick }).map(({ name }) => name);

  it('all of them, or the quick ones', () => {
    expect(chosen([])).toEqual(names);
    expect(chosen([], true)).not.toContain('stock/killed');
    expect(chosen([], true).length).toBeGreaterThan(20);
  });

  it('by area and by name', () => {
    expect(chosen(['stock']).every((name) => name.startsWith('stock/'))).toBe(true);
    expect(chosen(['edge/searches', 'stock/killed'])).toEqual(['edge/searches', 'stock/killed']);
  });

  it('and a name that is none is said', () => {
    expect(() => chosen(['edge/serches'])).toThrow(
      'there is no attack edge/serches, did you mean edge/searches?; npm run campaign -- --list',
    );
  });
});

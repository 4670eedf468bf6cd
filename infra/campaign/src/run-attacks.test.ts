import type { Attack } from './attack.ts';
import { runAttacks } from './run-attacks.ts';
import type { CampaignShop } from './shop/campaign-shop.ts';

const held: Attack = {
  name: 'money/held',
  about: 'a',
  isQuick: true,
  run: async () => ({ tried: 2, fallen: [] }),
};
const broken: Attack = { ...held, name: 'money/broken', run: () => Promise.reject(new Error('no option')) };

/** A shop of which only the books are asked. */
const shopWith = (disagreements: () => Promise<string[]>) => ({ disagreements }) as CampaignShop;

it('goes on after an attack that cannot be carried through, which counts as fallen', async () => {
  const lines: string[] = [];
  const shop = shopWith(async () => []);
  const { ran, books } = await runAttacks([broken, held], shop, (line) => lines.push(line));
  expect(ran.map(({ fallen }) => fallen)).toEqual([['could not be carried through: no option'], []]);
  expect(books).toEqual([]);
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'FALLEN  money/broken: 1 tries',
    'held    money/held: 2 tries',
  ]);
});

it('says once what disagrees in the books, and after which attack it began', async () => {
  const { books } = await runAttacks(
    [held, broken],
    shopWith(async () => ['points of member 7']),
    () => undefined,
  );
  expect(books).toEqual(['points of member 7 (after money/held)']);
});

it('does not take unreadable books for books that agree', async () => {
  const { books } = await runAttacks(
    [held],
    shopWith(() => Promise.reject(new Error('the API is away'))),
    () => undefined,
  );
  expect(books).toEqual(['could not be carried through: the API is away (after money/held)']);
});

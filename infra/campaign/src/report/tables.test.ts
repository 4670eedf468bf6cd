import { fallenOf, type Ran, tableOf } from './tables.ts';

const ran: Ran[] = [
  { name: 'money/a', about: 'one payment', tried: 12, fallen: [], seconds: 1.25 },
  {
    name: 'stock/killed',
    about: 'no piece is lost',
    tried: 3,
    fallen: ['stock: expected 5, got 4'],
    seconds: 61,
  },
];

it('shows one line for each attack, numbers to the right', () => {
  expect(tableOf(ran)).toEqual([
    'attack        what it tries to break  tried  fallen  seconds',
    'money/a       one payment                12       0      1.3',
    'stock/killed  no piece is lost            3       1     61.0',
  ]);
});

it('says what fell below the name of its attack, and nothing of what held', () => {
  expect(fallenOf(ran)).toEqual(['stock/killed:', '  stock: expected 5, got 4']);
});

it('says what fell again and again once, and not more than one reads', () => {
  const many = Array.from({ length: 20 }, (_, index) => `page ${index}`);
  const lines = fallenOf([{ name: 'edge/a', about: '', tried: 40, fallen: ['page 0', ...many], seconds: 1 }]);
  expect(lines.slice(0, 3)).toEqual(['edge/a:', '  page 0 (2 times)', '  page 1']);
  expect(lines.at(-1)).toBe('  and 8 more; --json has all');
});

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

import { nearest } from './nearest.ts';

const words = [
  'orders',
  'members',
  'products',
  'product',
  'price',
  'plan',
  'SHIPPING_COMPLETE',
  'RETURN_HOLD',
];

it.each([
  ['oders', ['orders']],
  ['order', ['orders']],
  ['memebrs', ['members']],
  ['prodct', ['product']],
  ['shiping_complete', ['SHIPPING_COMPLETE']],
  ['paln', ['plan']],
  ['xyzzy', []],
  ['', []],
])('takes %j for %j', (typed, meant) => expect(nearest(typed, words)).toEqual(meant));

import { canAskRestockAlarm, isOptionAvailable } from './option-availability.ts';

const inStock = { stock: 3, sale_state: 'ON', is_delivery_guarantee: false, cj_stock: null };

describe('option availability (spec 4.11)', () => {
  it.each([
    ['in stock', {}, true, true],
    ['sold out', { stock: 0 }, false, false],
    ['less than nothing left', { stock: -1 }, false, false],
    ['taken off sale', { sale_state: 'OFF' }, false, false],
    ['marked sold out', { sale_state: 'SOLDOUT' }, false, false],
    ['missing at the warehouse', { cj_stock: 0 }, true, false],
    ['missing there but guaranteed', { cj_stock: 0, is_delivery_guarantee: true }, true, true],
    ['kept at the warehouse', { cj_stock: 2 }, true, true],
  ])('%s', (_name, change, normal, quick) => {
    const option = { ...inStock, ...change };
    expect([isOptionAvailable(option, false), isOptionAvailable(option, true)]).toEqual([normal, quick]);
  });

  it.each([
    [{}, false],
    [{ stock: 0 }, true],
    [{ sale_state: 'SOLDOUT' }, true],
    [{ sale_state: 'OFF' }, false],
  ])('offers a restock alarm for %j: %s', (change, expected) =>
    expect(canAskRestockAlarm({ ...inStock, ...change })).toBe(expected),
  );
});

import { canAskRestockAlarm, isOptionAvailable, optionBar } from './option-availability.ts';

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
    [{}, null, null],
    [{ stock: 0 }, 'sold-out', 'sold-out'],
    [{ sale_state: 'SOLDOUT' }, 'sold-out', 'sold-out'],
    [{ sale_state: 'STOP', stock: 0 }, 'stopped', 'stopped'],
    [{ cj_stock: 0 }, null, 'no-quick'],
    [{ cj_stock: 0, stock: 0 }, 'sold-out', 'sold-out'],
  ])('says why %j cannot be chosen: %s, in quick delivery mode %s', (change, normal, quick) => {
    const option = { ...inStock, ...change };
    expect([optionBar(option, false), optionBar(option, true)]).toEqual([normal, quick]);
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

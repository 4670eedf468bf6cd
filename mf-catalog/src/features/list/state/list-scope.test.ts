import { listScopeOf } from './list-scope.ts';

describe('the scope of a goods list', () => {
  it('is known for the flags that have a list', () => {
    expect(listScopeOf({ flag: 'bigSize' })).toEqual({ kind: 'flag', flag: 'bigSize' });
    expect(listScopeOf({ flag: 'DELIVERY_GUARANTEE' })).toBeNull();
  });

  it('needs a number for categories and brands', () => {
    expect(listScopeOf({ categoryId: '12' })).toEqual({ kind: 'category', id: 12 });
    expect(listScopeOf({ categoryId: '0' })).toBeNull();
    expect(listScopeOf({ brandId: '1e3' })).toBeNull();
  });
});

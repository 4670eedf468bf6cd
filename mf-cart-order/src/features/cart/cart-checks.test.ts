import { cartChecks, checkedIds, setChecked } from './cart-checks.ts';

const line = (cart_id: number, is_sold_out = false) => ({ cart_id, is_sold_out });

describe('checked cart lines', () => {
  it('are all that can be ordered at first', () => {
    expect(checkedIds([line(1), line(2, true), line(3)], [])).toEqual([1, 3]);
  });

  it('follow the shopper', () => {
    setChecked([1, 3], false);
    expect(checkedIds([line(1), line(3)], cartChecks.unCartCheckList)).toEqual([]);
    setChecked([3], true);
    expect(checkedIds([line(1), line(3)], cartChecks.unCartCheckList)).toEqual([3]);
  });
});

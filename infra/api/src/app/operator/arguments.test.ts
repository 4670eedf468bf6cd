import { readArguments } from './arguments.ts';

describe("the operator's command line", () => {
  it.each([
    [['members', 'approve', 'one', 'two'], 'members.approve', { user_ids: ['one', 'two'] }],
    [['stock', '200', '5'], 'stock.set', { product_option_id: 200, stock: 5 }],
    [['product', '3'], 'product.show', { product_id: 3 }],
    [['price', '3', '--sell', '9900'], 'price.set', { product_id: 3, sell_price: 9900 }],
    [
      ['orders', 'move', 'A-1', 'RETURN_HOLD', '--line', '7'],
      'orders.move',
      { order_id: 'A-1', to: 'RETURN_HOLD', line_ids: [7] },
    ],
    [['orders', 'fee', 'A-1', 'paid'], 'orders.fee', { order_id: 'A-1', to: 'PAID' }],
    [['orders', 'fee', 'A-1', 'returned'], 'orders.fee', { order_id: 'A-1', to: 'RETURNED' }],
    [['live', 'end', '4'], 'live.run', { campaign_id: 4, action: 'end' }],
    [['coupons', 'issue', '5', 'one'], 'coupons.issue', { coupon_id: 5, user_ids: ['one'] }],
    [['audit'], 'audit.list', { count: 20 }],
  ])('%j', async (args, command, input) => {
    expect(await readArguments(args)).toEqual({ command, input });
  });

  it('shows its help when nothing or --help is given', async () => {
    expect(await readArguments([])).toBeNull();
    expect(await readArguments(['stock', '--help'])).toBeNull();
  });

  it.each([
    [['stock', 'x', '5'], 'the option id has to be a whole number'],
    [['stock', '5'], 'the number of pieces has to be a whole number'],
    [['price', '3'], 'price needs --sell, --retail or both'],
    [['orders', 'move', 'A-1'], 'orders move needs an order id and a status'],
    [['orders', 'fee', 'A-1', 'free'], 'orders fee needs an order id and paid or waived or returned'],
    [['import', 'a.csv', 'b.csv'], 'what is "b.csv" for? see npm run shop -- --help'],
    [['stock', '200', '5', '7'], 'what is "7" for? see npm run shop -- --help'],
    [['stock', '200', '-5'], '-5 cannot be: no number of a command is less than 0'],
    [['notice', '--title', '휴무', '--text', 'no.txt'], 'cannot read no.txt: it is not there'],
    [['import', 'no.csv'], 'cannot read no.csv: it is not there'],
    [['import', '.'], 'cannot read .: it is a folder'],
    [['fly'], 'there is no command "fly"; see npm run shop -- --help'],
  ])('%j is refused: %s', async (args, message) => {
    await expect(readArguments(args)).rejects.toThrow(message);
  });
});

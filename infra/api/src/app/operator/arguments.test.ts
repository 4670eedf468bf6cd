import { followCommandLine } from '@mall/command-line/run-command-line';
import { type OperatorCall, operatorProgram } from './arguments.ts';

/** Calls that a command line leads to, its complaints and its exit code. */
async function follow(args: readonly string[]) {
  const calls: OperatorCall[] = [];
  const complaints: string[] = [];
  const program = operatorProgram(async (call) => {
    calls.push(call);
  });
  const code = await followCommandLine(program, args, (line) => complaints.push(line));
  return { code, calls, complaints };
}

it.each([
  ['before the command', ['--as', 'kim', 'cover', 'remove', 'event', '4']],
  ['behind it', ['cover', 'remove', 'event', '4', '--as', 'kim']],
  ['among its options', ['audit', '--as', 'kim', '--count', '1']],
])('an operator is named %s', async (_where, args) => {
  const program = operatorProgram(() => Promise.resolve());
  const complaints: string[] = [];
  expect(await followCommandLine(program, args, (line) => complaints.push(line))).toBe(0);
  expect(complaints).toEqual([]);
  expect(program.getOptionValue('as')).toBe('kim');
});

describe("the operator's command line", () => {
  it.each([
    [['members', 'approve', 'one', 'two'], 'members.approve', { user_ids: ['one', 'two'] }],
    [['stock', '200', '5'], 'stock.set', { product_option_id: 200, stock: 5 }],
    [
      ['brands', 'add', '--name', '노이', '--name-en', 'NOI', '--site', 'tbh_shop', '--id', '7'],
      'brands.add',
      { brand_id: 7, name: '노이', name_en: 'NOI', site: 'tbh_shop' },
    ],
    [['brands', 'change', '7', '--name', '노이'], 'brands.change', { brand_id: 7, name: '노이' }],
    [
      ['categories', 'add', '--name', '셔츠', '--parent', '2'],
      'categories.add',
      { name: '셔츠', parent_id: 2 },
    ],
    [
      ['categories', 'change', '101', '--position', '0'],
      'categories.change',
      { category_id: 101, position: 0 },
    ],
    [['products', 'show', '3'], 'product.show', { product_id: 3 }],
    [['price', '3', '--sell', '9900'], 'price.set', { product_id: 3, sell_price: 9900 }],
    [
      ['orders', 'move', 'A-1', 'RETURN_HOLD', '--line', '7'],
      'orders.move',
      { order_id: 'A-1', to: 'RETURN_HOLD', line_ids: [7] },
    ],
    [
      ['orders', 'move', 'A-1', 'DOMESTIC_SHIPPING', '--carrier', 'CJ', '--tracking', '123456789012'],
      'orders.move',
      {
        order_id: 'A-1',
        to: 'DOMESTIC_SHIPPING',
        parcel: { carrier: 'CJ', tracking_number: '123456789012' },
      },
    ],
    [['orders', 'fee', 'A-1', 'paid'], 'orders.fee', { order_id: 'A-1', to: 'PAID' }],
    [['orders', 'fee', 'A-1', 'returned'], 'orders.fee', { order_id: 'A-1', to: 'RETURNED' }],
    [['orders', 'claims', 'A-1'], 'orders.claims', { order_id: 'A-1' }],
    [['orders', 'refunds'], 'orders.refunds', {}],
    [
      [
        'orders',
        'refund-account',
        'A-1',
        '--bank',
        'KAKAO',
        '--number',
        '3333012345678',
        '--holder',
        '가상',
        '--reason',
        '법인',
      ],
      'orders.refund-account',
      {
        order_id: 'A-1',
        account: { bank: 'KAKAO', number: '3333012345678', holder: '가상' },
        reason: '법인',
      },
    ],
    [['live', 'end', '4'], 'live.run', { campaign_id: 4, action: 'end' }],
    [['coupons', 'issue', '5', 'one'], 'coupons.issue', { coupon_id: 5, user_ids: ['one'] }],
    [['payments', 'reconcile'], 'payments.reconcile', {}],
    [['payments', 'reconcile', '--day', '2026-11-22'], 'payments.reconcile', { day: '2026-11-22' }],
    [['books'], 'books.check', {}],
    [['audit'], 'audit.list', { count: 20 }],
    [['security', '--member', 'one'], 'security.list', { count: 20, user_id: 'one' }],
  ])('%j', async (args, command, input) => {
    expect(await follow(args)).toEqual({ code: 0, calls: [{ command, input }], complaints: [] });
  });

  it.each([
    [
      ['stock', 'x', '5'],
      "'x' is invalid for argument 'option-id'. It has to be a whole number, 0 or more; see",
    ],
    [
      ['orders', 'refund-account', 'A-1', '--bank', 'KAKAO', '--number', '1', '--holder', '가상'],
      "required option '--reason <text>' not specified",
    ],
    [['coupons', 'issue', '5'], "missing required argument 'user-id'"],
    [['notice', 'add', '--title', '휴무'], "required option '--text <file>' not specified"],
    [['audit', '--count', '0'], 'It has to be a whole number, 1 or more'],
    [['stock', '5'], "missing required argument 'pieces'; see npm run shop -- --help"],
    [['brands', 'add', '--name', '노이'], "required option '--name-en <name>' not specified"],
    [['brands', 'change', '7'], 'brands change needs something to change'],
    [['categories', 'change', '7'], 'needs --name, --position or both'],
    [['price', '3'], 'price needs --sell, --retail or both'],
    [['orders', 'move', 'A-1'], "missing required argument 'status'"],
    [['orders', 'fee', 'A-1', 'free'], 'Allowed choices are paid, waived, returned'],
    [['import', 'a.csv', 'b.csv'], 'too many arguments'],
    [['stock', '200', '5', '7'], 'too many arguments'],
    [['stock', '200', '-5'], "'-5' is invalid for argument 'pieces'"],
    [['notice', 'add', '--title', '휴무', '--text', 'no.txt'], 'cannot read no.txt: it is not there'],
    [['import', 'no.csv'], 'cannot read no.csv: it is not there'],
    [['import', '.'], 'cannot read .: it is a folder'],
    [['event', 'add', '--title', '겨울'], "required option '--subtitle <line>' not specified"],
    [['event', 'change', '9', '--attendance', 'seven=1000'], 'It has to be a whole number'],
    [['event', 'change', '9', '--attendance', '7=1=2'], 'It has to be days=points'],
    [['event', 'change', 'x'], "'x' is invalid for argument 'event-id'"],
    [['plan', 'change', '3', '--site', 'mars'], 'Allowed choices are tbh_shop'],
    [['plan', 'change', '3', '--group', '코트=1,x'], 'It has to be a whole number'],
    [['popup', 'add', '--title', 'x'], "required option '--products <ids>' not specified"],
    [['popup', 'end', 'x'], "'x' is invalid for argument 'popup-id'"],
    [['settings', 'set', 'footer', 'no.json'], 'cannot read no.json: it is not there'],
    [['magazine', 'change', '3', '--text', 'no.html'], 'cannot read no.html: it is not there'],
    [
      ['document', 'secrets', '--title', 'x', '--text', 'x', '--from', '2027-01-01'],
      'Allowed choices are terms, privacy, youth',
    ],
    [['fly'], "unknown command 'fly'; see npm run shop -- --help"],
  ])('%j is refused: %s', async (args, message) => {
    expect(await follow(args)).toEqual({
      code: 1,
      calls: [],
      complaints: [expect.stringContaining(message)],
    });
  });
});

describe('a word that is not known', () => {
  it.each([
    [
      ['memebrs', 'find', 'kim'],
      "unknown command 'memebrs', did you mean members?; see npm run shop -- --help",
    ],
    [['orders', 'shwo', 'A-1'], "unknown command 'shwo', did you mean show?; see npm run shop -- --help"],
    [
      ['orders', 'move', 'A-1', 'DOMESTIC_SHIPING'],
      expect.stringContaining('did you mean DOMESTIC_SHIPPING?'),
    ],
    [['claims', 'list', '--kind', 'retrun'], expect.stringContaining('did you mean return?')],
    [['campaigns'], expect.stringContaining('did you mean live list?')],
    [['coupons', 'make'], expect.stringContaining('coupons has list, issue, add, end, find, show;')],
  ])('%j is answered with the nearest right one', async (args, complaint) => {
    expect(await follow(args)).toMatchObject({ code: 1, calls: [], complaints: [complaint] });
  });
});

// Campaigns, coupons, inquiries and ten other kinds had a list only.
it('whatever has a list can be searched and shown', () => {
  const areas = operatorProgram(() => Promise.resolve()).commands.map((area) => ({
    name: area.name(),
    has: area.commands.map((command) => command.name()),
    takesWords: area.commands.some(
      (command) => command.name() === 'find' && command.registeredArguments[0]?.name() === 'words',
    ),
  }));
  const listed = areas.filter(({ has }) => has.includes('list') || has.includes('find'));
  expect(listed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['live', 'coupons', 'inquiries', 'members', 'orders', 'products']),
  );
  expect(listed.filter(({ has, takesWords }) => !has.includes('show') || !takesWords)).toEqual([]);
});

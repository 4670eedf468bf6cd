import { setImmediate } from 'node:timers/promises';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import sharp from 'sharp';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);

describe('importing a catalogue', () => {
  const head =
    'code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,pattern,color_name,color_hex,color_group,size_name,stock,picture';
  const row = (change: Partial<Record<string, string>> = {}) => {
    const values: Record<string, string> = {
      code: 'IMP-001',
      brand_id: '1',
      category_id: '203',
      product_name: '"린넨 셔츠, 여름"',
      retail_price: '59900',
      sell_price: '49900',
      garment_type: 'shirt',
      fabric: 'linen',
      pattern: 'solid',
      color_name: '블루',
      color_hex: '#4A72AD',
      color_group: 'BLUE',
      size_name: 'M',
      stock: '7',
      picture: '',
      ...change,
    };
    return head
      .split(',')
      .map((name) => values[name])
      .join(',');
  };
  const counted = async () =>
    (
      await api.db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  it('refuses all of it with every fault and its line', async () => {
    const before = await counted();
    const csv = [
      head,
      row(),
      row({ size_name: 'L', sell_price: '99900' }),
      row({ size_name: 'XL', stock: '많음' }),
      row(),
      row({ code: 'IMP-002', brand_id: '999', picture: 'gone.jpg' }),
      'short,row',
    ].join('\n');
    const { status, message } = await operate('catalogue.import', { csv, pictures: {} });
    expect(status).toBe(409);
    for (const fault of [
      'line 7: 2 fields instead of 15',
      'line 3: sell_price: is more than retail_price',
      'line 4: stock:',
      'line 5: the same option as line 2',
      'line 6: there is no picture gone.jpg',
      'line 6: there is no brand 999',
    ]) {
      expect(message).toContain(fault);
    }
    expect(await counted()).toBe(before);
  });

  it('adds products with options and photos that the shop then shows', async () => {
    const photo = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#4a72ad' } })
      .jpeg()
      .toBuffer();
    const csv = [
      head,
      row({ picture: 'blue.jpg' }),
      row({ size_name: 'L', stock: '0' }),
      row({ color_name: '화이트', color_hex: '#ffffff', color_group: 'WHITE' }),
    ].join('\n');
    const pictures = { 'blue.jpg': photo.toString('base64') };
    const { lines } = await operate('catalogue.import', { csv, pictures });
    expect(lines).toEqual([expect.stringMatching(/^\d+ {2}IMP-001 {2}린넨 셔츠, 여름 {2}3 options$/)]);
    const id = Number.parseInt(lines[0] ?? '', 10);
    const { data } = await api.call(viewProduct, { params: { id }, query: {} });
    const [blue, white] = data.options.colors;
    expect(blue?.sizes.map((size) => [size.name, size.stock])).toEqual([
      ['M', 7],
      ['L', 0],
    ]);
    const bytesOf = async (path = '') => (await api.app.inject({ url: path })).rawPayload;
    const { width, height, format } = await sharp(await bytesOf(blue?.images[0]?.path)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 1600, format: 'webp' });
    expect((await bytesOf(white?.images[0]?.path)).toString()).toBe('drawn');
    // One photo is shown once; the other colour has all that is drawn.
    expect(blue?.images.map((image) => image.alt)).toEqual(['린넨 셔츠, 여름 블루']);
    expect([data.detail_images.length, white?.images.length]).toEqual([0, 5]);
    expect(await operate('catalogue.import', { csv, pictures })).toMatchObject({
      status: 409,
      message: expect.stringContaining('line 2: the code IMP-001 is taken'),
    });
  });

  it.each([
    ['an empty stock', [row({ stock: '' })], 'line 2: stock: has to be a whole number'],
    ["a spreadsheet's number", [row({ retail_price: '1E+05' })], 'line 2: retail_price: has to be a whole'],
    [
      'more sizes than there are ids for',
      Array.from({ length: 21 }, (_, size) => row({ size_name: String(size) })),
      'line 2: IMP-001 has more than 20 sizes of 블루',
    ],
    [
      'two shades of one colour',
      [row(), row({ size_name: 'L', color_hex: '#000000' })],
      'line 3: color_hex is not that of line 2, which has the same colour',
    ],
    [
      'two pictures of one colour',
      [row({ picture: 'a.png' }), row({ size_name: 'L', picture: 'b.png' })],
      'line 3: a colour has one picture, and line 2 has another',
    ],
    [
      'a name with a line end',
      [row({ product_name: '"셔츠\n여름"' })],
      'line 2: product_name: has line ends',
    ],
  ])('refuses %s', async (_case, rows, fault) => {
    const csv = [head, ...rows].join('\n');
    const { status, message } = await operate('catalogue.import', { csv, pictures: {} });
    expect(status).toBe(409);
    expect(message).toContain(fault);
  });

  it('says once which columns are missing, unknown or there twice', async () => {
    const wrong = `${head.replace(',stock', ',stoc')},code`;
    const csv = [wrong, `${row()},X`, `${row({ size_name: 'L' })},X`].join('\n');
    expect((await operate('catalogue.import', { csv, pictures: {} })).message).toBe(
      [
        'nothing was imported, 3 faults:',
        'line 1: the column stock is missing',
        'line 1: there is no column "stoc"',
        'line 1: the column code is there twice',
      ].join('\n'),
    );
  });

  it('leaves the database to shoppers while pictures are shrunk', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = await sharp({
      create: { width: 3000, height: 4000, channels: 3, background: '#888', noise },
    })
      .jpeg()
      .toBuffer();
    const csv = [head, row({ code: 'IMP-004', picture: 'a.jpg' })].join('\n');
    let isDone = false;
    const importing = operate('catalogue.import', { csv, pictures: { 'a.jpg': photo.toString('base64') } });
    const ended = importing.finally(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone) {
      await counted();
      answered += 1;
      await setImmediate();
    }
    expect((await ended).status).toBe(200);
    // A transaction around the shrinking lets no more than the first few through.
    expect(answered).toBeGreaterThan(20);
  });

  it('refuses a picture that is none', async () => {
    const csv = [head, row({ code: 'IMP-003', picture: 'x.png' })].join('\n');
    const pictures = { 'x.png': Buffer.from('not a picture').toString('base64') };
    expect((await operate('catalogue.import', { csv, pictures })).message).toContain(
      'x.png is not a picture',
    );
  });
});

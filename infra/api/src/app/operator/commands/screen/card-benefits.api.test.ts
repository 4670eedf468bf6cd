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
/** As it is seen once the product is read again. */
async function benefits() {
  api.wait(60_000);
  return (await api.call(viewProduct, { params: { id: 1 }, query: {} })).data.card_benefit_image;
}
const code = 'card-benefits';

// Every mall showed the sample shop's card companies, with a picture that nothing but the sample shop draws.
it('a product shows card benefits as its mall has set them: drawn samples, none, or a picture of its own', async () => {
  const drawn = await benefits();
  expect(drawn?.alt).toMatch(/^무이자 할부: 50,000원 이상 결제 시 가온카드 2~3개월/);
  expect((await api.app.inject({ url: drawn?.path ?? '' })).statusCode).toBe(200);

  await api.db.deleteFrom('settings').where('code', '=', code).execute();
  expect(await benefits()).toBeNull();
  expect((await api.app.inject({ url: drawn?.path ?? '' })).statusCode).toBe(404);

  const file = await sharp({ create: { width: 1200, height: 300, channels: 3, background: '#c01010' } })
    .jpeg()
    .toBuffer();
  const { lines } = await operate('pictures.add', {
    files: [{ name: 'cards.jpg', base64: file.toString('base64') }],
  });
  const [, path = ''] = /src="([^"]+)"/.exec(lines.join('')) ?? [];
  const picture = { path, width: 1200, height: 300 };
  const alt = '우리은행 카드 5만원 이상 2~3개월 무이자';

  expect((await operate('settings.set', { code, value: { picture, alt } })).lines).toEqual([
    `${code} is set`,
  ]);
  expect(await benefits()).toEqual({ ...picture, alt });

  const gone = `/media/texts/${'a'.repeat(64)}.webp`;
  const refused = await operate('settings.set', {
    code,
    value: { picture: { ...picture, path: gone }, alt },
  });
  expect(refused.message).toBe(`no such pictures:\n${gone}`);
  expect(await benefits()).toEqual({ ...picture, alt });
});

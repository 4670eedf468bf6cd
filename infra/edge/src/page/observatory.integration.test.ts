import { rmSync } from 'node:fs';
import { startFakeApi } from '../testing/fake-api.ts';
import { observatoryPoints } from '../testing/observatory-points.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers } from '../testing/sample-shop/sample-answers.ts';

let bundles: SampleBundles;
beforeAll(async () => {
  bundles = await buildSampleShop();
});
afterAll(() => rmSync(bundles.folder, { recursive: true }));

it('a page has all the points of the observatory that do not depend on the reverse proxy', async () => {
  const api = await startFakeApi(sampleAnswers());
  const shop = await openSampleShop(bundles, {
    apiOrigin: api.origin,
    environment: {
      PUBLIC_ORIGIN: 'https://mall.example',
      NICE_WINDOW_URL: 'https://nice.checkplus.example/service.cb',
    },
  });
  try {
    const page = await shop.app.inject('/goods/view/shirt');
    expect(page.cookies.map(({ name }) => name)).toEqual(['__Host-mall-release']);
    const points = observatoryPoints(page);
    expect(points).toEqual({
      'content-security-policy': 10,
      cookies: 5,
      'cross-origin-resource-policy': 10,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'cross-origin-resource-sharing': 0,
    });
    expect(Object.values(points).reduce((sum, each) => sum + each, 100)).toBeGreaterThanOrEqual(125);
  } finally {
    await shop.close();
    await api.close();
  }
});

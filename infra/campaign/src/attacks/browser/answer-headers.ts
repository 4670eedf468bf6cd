import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { countCart } from '@mall/contracts/api/orders/carts';
import { placeOrder } from '@mall/contracts/api/orders/orders';
import type { Attack } from '../../attack.ts';
import type { Answer, Asked } from '../../callers/send.ts';
import { servedRelease } from '../../shop/served-release.ts';
import { Tally } from '../../tally.ts';

const policyOf = ({ headers }: Answer) =>
  new Map(
    String(headers['content-security-policy'] ?? '')
      .split('; ')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  );

/** What every answer has to say to a browser, whatever it is. */
function judgeAnswer(tally: Tally, name: string, answer: Answer): void {
  const { headers, status } = answer;
  const policy = policyOf(answer);
  tally.expect(`${name} (${status}), x-content-type-options`, 'nosniff', headers['x-content-type-options']);
  tally.hold(
    /^(same-origin|cross-origin)$/.test(String(headers['cross-origin-resource-policy'])),
    `${name} (${status}): expected cross-origin-resource-policy, got ${headers['cross-origin-resource-policy']}`,
  );
  tally.expect(`${name} (${status}), default-src`, ["'none'"], policy.get('default-src'));
  tally.hold(
    policy.has('frame-ancestors') && !policy.get('frame-ancestors')?.includes('*'),
    `${name} (${status}): expected frame-ancestors, got ${headers['content-security-policy']}`,
  );
  // A payment page names folders of two artifacts and the provider's script, which its inventory judges.
  const isPayment = name === '/order';
  const unsafe = [...(policy.get('script-src') ?? [])].filter(
    (source) => source.startsWith("'unsafe") || source === '*' || (!isPayment && /^https?:/.test(source)),
  );
  tally.expect(`${name} (${status}), scripts allowed beyond nonces`, [], unsafe);
  tally.expect(
    `${name} (${status}), servers named`,
    [undefined, undefined],
    [headers.server, headers['x-powered-by']],
  );
}

/** What a page has to say besides. */
function judgePage(tally: Tally, name: string, first: Answer, second: Answer): void {
  const policy = policyOf(first);
  tally.expect(`${name}: trusted types required`, ["'script'"], policy.get('require-trusted-types-for'));
  tally.expect(`${name}: trusted types policies`, ['default'], policy.get('trusted-types'));
  const nonceOf = (answer: Answer) =>
    /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
  tally.hold(
    nonceOf(first).length >= 20 && nonceOf(first) !== nonceOf(second),
    `${name}: expected a nonce of its own for each answer, got ${nonceOf(first)} twice`,
  );
  for (const [element, attributes = ''] of first.text.matchAll(/<script\b([^>]*)>/g)) {
    const isData = /type="application\/(ld\+)?json"/.test(attributes);
    tally.hold(
      isData || attributes.includes(`nonce="${nonceOf(first)}"`),
      `${name}: expected the nonce on ${element}`,
    );
  }
  const scripts = [...first.text.matchAll(/<script\b(?![^>]*application\/)[^>]*>/g)];
  const [start] = scripts;
  const begin = (start?.index ?? 0) + (start?.[0].length ?? 0);
  tally.hold(
    first.text.slice(begin, begin + 400).includes('trustedTypes'),
    `${name}: expected the first script to make the Trusted Types policy, got ${first.text.slice(begin, begin + 60)}`,
  );
  const elements = first.text.replace(/<(script|style)\b.*?<\/\1>/gs, '').match(/<[^>]+>/g) ?? [];
  const handlers = elements.filter((element) => /\son\w+=/i.test(element.replace(/"[^"]*"/g, '""')));
  tally.expect(`${name}: elements with handlers`, [], handlers);
}

export const answerHeaders: Attack = {
  name: 'browser/answer-headers',
  about:
    'every answer, pages, files, pictures, replies, health and errors alike, says what a browser may do with it',
  isQuick: true,
  run: async ({ visitor, dataFolder, goods }) => {
    const tally = new Tally();
    const release = servedRelease(dataFolder);
    const { product_id } = await goods.take(50);
    const list = await visitor().get('/goods/list');
    const picture =
      /\/_img\/\d+\/media\/[^"'\s?]+\?v=[0-9a-z]+/.exec(list.text)?.[0] ?? '/_img/320/media/none.webp';
    const json = { 'content-type': 'application/json' };
    const answers: Record<string, Asked> = {
      'a script': { path: release.files.find((file) => file.endsWith('.js')) ?? '' },
      'a font': { path: release.files.find((file) => file.endsWith('.woff2')) ?? '' },
      'a file that is not there': { path: '/_assets/shell/9.9.9/none.js' },
      'a picture': { path: picture },
      'a picture that is not there': { path: '/_img/320/media/none.webp' },
      'a reply': { path: `${searchProducts.path}?display_size=1` },
      'a reply to nobody': { path: countCart.path },
      'a call that there is not': { path: '/api/none' },
      'a refused change': { method: 'POST', path: placeOrder.path, headers: json, body: '{}' },
      'a report': { method: 'POST', path: '/_reports/failures', headers: json, body: '{}' },
      health: { path: '/healthz' },
      'the icon': { path: '/favicon.svg' },
      'rules for crawlers': { path: '/robots.txt' },
      'a form without scripts': {
        method: 'POST',
        path: '/member/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=1',
      },
      'a page that is not there': { path: '/no/such/page' },
      'a page with a broken address': { path: '/goods/view/%ff' },
      'another method': { method: 'PUT', path: '/' },
      'the documents of the API': { path: '/api/docs' },
    };
    for (const [name, asked] of Object.entries(answers))
      judgeAnswer(tally, name, await visitor().send(asked));
    const pages = [
      '/',
      '/goods/list',
      `/goods/view/${product_id}`,
      '/cart',
      '/order',
      '/order/payment',
      '/order/complete',
      '/member/login',
      '/board/notice',
      '/livestream',
    ];
    for (const page of pages) {
      const [first, second] = [await visitor().get(page), await visitor().get(page)];
      judgeAnswer(tally, page, first);
      judgePage(tally, page, first, second);
    }
    return tally.result;
  },
};

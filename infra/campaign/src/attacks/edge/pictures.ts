import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from '../../attack.ts';
import { newAddress } from '../../callers/caller.ts';
import { send } from '../../callers/send.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { pictureCacheMb } from '../../shop/open-campaign-shop.ts';
import { Tally } from '../../tally.ts';

const widths = [96, 160, 240, 320, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const asked = 500;
/** A new picture of an honest shopper beside the flood, ms. */
const patienceMs = 20_000;

/** Addresses of pictures that pages show, without their widths. */
async function picturesOf({ visitor }: CampaignShop, pages: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (page) => (await visitor().get(page)).text));
  const found = texts.flatMap(
    (text) => text.match(/\/media\/products\/[\w/.-]+\.webp(\?v=[0-9a-z]+)?/g) ?? [],
  );
  return [...new Set(found)];
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

export const pictureSpellings: Attack = {
  name: 'edge/picture-spellings',
  about: 'a picture has one address for each size, and none above the original',
  isQuick: true,
  run: async (shop) => {
    const tally = new Tally();
    const [picture = ''] = await picturesOf(shop, ['/goods/list']);
    const [file = '', version = ''] = picture.split('?v=');
    const get = (address: string) => shop.visitor().get(address);
    tally.expect('a picture in a known size', 200, (await get(`/_img/320${picture}`)).status);
    const spellings = [
      `/_img/321${picture}`,
      `/_img/0320${picture}`,
      `/_img/+320${picture}`,
      `/_img/3.2e2${picture}`,
      `/_img/-320${picture}`,
      `/_img/99999${picture}`,
      `/_img/320${file}?v=${version}&x=1`,
      `/_img/320${file}?x=1&v=${version}`,
      `/_img/320${file}?v=${version}#x`,
      `/_img/320${file}?v=%36${version}`,
      `/_img/320${file.replace('/products/', '//products/')}`,
      `/_img/320${file.replace('/products/', '/./products/')}`,
      `/_img/320${file.replace('products', 'product%73')}`,
      `/_img/320/media/../media/${file.slice(7)}`,
      `/_img/320${file.toUpperCase()}`,
      '/_img/320/etc/passwd',
      '/_img/320/media/../../api/secret.key',
      '/_img/320/media/..%2f..%2fapi%2fsecret.key',
      '/_img/320//evil.example/a.webp',
      '/_img/320/media/http://evil.example/a.webp',
      '/_img/320/media/@evil.example/a.webp',
    ];
    for (const spelling of spellings) {
      const { status, headers } = await get(spelling);
      const isHeld = status === 404 || (status === 302 && String(headers.location).startsWith('/_img/'));
      tally.hold(
        isHeld,
        `${spelling}: expected 404 or the one address, got ${status} ${headers.location ?? ''}`,
      );
    }
    for (const v of ['0', 'deadbeef', 'zzzzzzzzzzzzzzzz']) {
      const { status, headers } = await get(`/_img/320${file}?v=${v}`);
      tally.expect(`the picture in version ${v}`, [302, `/_img/320${picture}`], [status, headers.location]);
    }
    const wide = await get(`/_img/3840${picture}`);
    tally.expect('the picture above its original', 302, wide.status);
    tally.hold(
      Number(/^\/_img\/(\d+)\//.exec(String(wide.headers.location))?.[1]) < 3840,
      `the size above the original leads to ${wide.headers.location}`,
    );
    return tally.result;
  },
};

export const pictureFlood: Attack = {
  name: 'edge/picture-flood',
  about: 'pictures in ever new sizes fill neither the disk nor the queue for everybody else',
  isQuick: false,
  run: async (shop) => {
    const tally = new Tally();
    const pages = ['/', '/goods/list', ...[2, 3, 4].map((page) => `/goods/list?page=${page}`)];
    const pictures = await picturesOf(shop, pages);
    const address = newAddress();
    const wanted = Array.from(
      { length: asked },
      (_, index) =>
        `/_img/${widths[index % widths.length]}${pictures[Math.floor(index / widths.length) % pictures.length]}`,
    );
    const flood = wanted.map(async (picture) => {
      const { status, headers, ms } = await send(shop.origin, {
        path: picture,
        headers: { 'x-forwarded-for': address },
      });
      // Its own requests may wait longer than a browser does (0); those of others may not.
      tally.expectOneOf(`${picture} of one address`, [200, 302, 429, 503, 0], status);
      if (status === 503)
        tally.hold(
          headers['retry-after'] !== undefined && ms < patienceMs,
          `${picture}: expected 503 at once with retry-after, got it after ${Math.round(ms)} ms`,
        );
    });
    const honest = pictures.slice(-3).map(async (picture) => {
      const { status, ms } = await shop.visitor().get(`/_img/750${picture}`);
      tally.hold(
        (status === 200 || status === 302) && ms < patienceMs,
        `${picture} of an honest shopper beside it: expected it within ${patienceMs / 1000} s, got ${status} after ${Math.round(ms)} ms`,
      );
    });
    await Promise.all([...flood, ...honest]);
    const megabytes = bytesBelow(path.join(shop.dataFolder, 'edge/images')) / 1024 / 1024;
    tally.hold(
      megabytes <= pictureCacheMb * 1.25,
      `disk for pictures: expected at most ${pictureCacheMb} MB, got ${megabytes.toFixed(1)}`,
    );
    return tally.result;
  },
};

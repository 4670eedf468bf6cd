import { setTimeout } from 'node:timers/promises';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { previewAddress } from '@mall/contracts/domain/catalogue/picture-preview';
import type { RunningService } from '../services/running-service.ts';
import type { Report } from './report.ts';

/** Products of the sample shop as `npm start` fills it. */
export const sampleProducts = 2400;
/** From an empty folder until the pictures of the first pages, and those of all products, are there, s. */
const picturesGoalSeconds = 90;
/** From an empty folder until the shop answers, s. */
const answersGoalSeconds = 20;
/** Pictures that a browser asks for at once. */
const atOnce = 24;
const lookEveryMs = 200;

/**
 * The first start of the sample shop: until it answers, until the pictures of its first pages are drawn, and until
 * every product has its list picture. Large ones and other views are drawn at their first request.
 */
export async function benchFirstStart(start: () => Promise<RunningService>, report: Report): Promise<void> {
  const startedMs = performance.now();
  const seconds = () => (performance.now() - startedMs) / 1000;
  const api = await start();
  try {
    report.atMost('first start until the shop answers', seconds(), 's', answersGoalSeconds);
    const pages = [viewNewMain.path, searchProducts.path];
    const named = await Promise.all(pages.map((path) => picturesOf(`${api.origin}${path}`)));
    const pictures = [...new Set(named.flat())];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let path = pictures.pop(); path !== undefined; path = pictures.pop()) {
          const reply = await fetch(`${api.origin}${path}`);
          await reply.arrayBuffer();
          if (!reply.ok) throw new Error(`${path} answers ${reply.status}`);
        }
      }),
    );
    const count = new Set(named.flat()).size;
    report.atMost(
      `first start until the ${count} first pictures are drawn`,
      seconds(),
      's',
      picturesGoalSeconds,
    );
    while (!api.log().includes('pictures drawn ahead')) {
      if (seconds() > 10 * picturesGoalSeconds) throw new Error('pictures are not drawn ahead');
      await setTimeout(lookEveryMs);
    }
    report.atMost('first start until every product has its picture', seconds(), 's', picturesGoalSeconds);
  } finally {
    await api.stop();
  }
}

/** Addresses of all pictures that a reply names, in the sizes that its page shows. */
async function picturesOf(url: string): Promise<string[]> {
  const reply = await fetch(url);
  const text = await reply.text();
  const paths = [...text.matchAll(/"(\/media\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  return paths.map((path) => (path.startsWith('/media/products/') ? previewAddress(path) : path));
}

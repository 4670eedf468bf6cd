import type { Page, Route } from '@playwright/test';

/** Takes integrity out of a document, so that a test can change the code that it loads. */
async function withoutIntegrity(route: Route): Promise<void> {
  const reply = await route.fetch();
  const headers = reply.headers();
  delete headers['integrity-policy'];
  delete headers['content-encoding'];
  const html = await reply.text();
  const body = html
    .replace(/ integrity="[^"]*"/g, '')
    .replace(/"integrity":"sha384-[^"]*",?/g, '')
    .replace(/,}/g, '}');
  await route.fulfill({ status: reply.status(), headers, body });
}

/** Serves changed code of a remote's entry and chunks: `change` gets file name and code. */
export async function changeCode(
  page: Page,
  remote: string,
  change: (file: string, code: string) => string,
): Promise<{ heal: () => Promise<void> }> {
  const isDocument = (url: URL) => !url.pathname.startsWith('/_') && !url.pathname.startsWith('/api');
  const files = new RegExp(`/_assets/${remote}/.*\\.js`);
  let isHealthy = false;
  await page.route(isDocument, (route) =>
    route.request().resourceType() === 'document' ? withoutIntegrity(route) : route.fallback(),
  );
  await page.route(files, async (route) => {
    const reply = await route.fetch();
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const headers = reply.headers();
    delete headers['content-encoding'];
    // The entry's table of chunk hashes goes as well, or every changed chunk would fail as a byte flipped.
    const code = (await reply.text()).replace(/integrityByChunk=\{[^}]*\}/, 'integrityByChunk={}');
    await route.fulfill({ status: 200, headers, body: isHealthy ? code : change(file, code) });
  });
  return {
    heal: async () => {
      isHealthy = true;
    },
  };
}

/** Answers requests for files of a remote by `answer` until healed. */
export async function breakFiles(
  page: Page,
  pattern: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<{ heal: () => Promise<void> }> {
  let isHealed = false;
  const handler = (route: Route) =>
    answer(route).catch((error: unknown) => {
      // An answer under way when the fault ends comes too late: the request has gone to the shop.
      if (!isHealed) throw error;
    });
  await page.route(pattern, handler);
  return {
    heal: () => {
      isHealed = true;
      return page.unroute(pattern, handler);
    },
  };
}

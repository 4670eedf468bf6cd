import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOperatorKey } from '@mall/api/app/operator/operator-key';
import type { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import type { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type RunningService, runService } from '../services/running-service.ts';
import type { OptionToBuy } from '../services/shopper.ts';

/** A shop that a crowd comes to. */
export interface CrowdShop {
  /** Its API processes. */
  origins: readonly string[];
  /** What everybody wants. */
  option: OptionToBuy;
  /** Sets the stock to exactly so many pieces; resolves with the stock before. */
  restock: (pieces: number) => Promise<number>;
  stop: () => Promise<void>;
}

interface CrowdShopOptions {
  /** Empty for PGlite, which takes one process. */
  databaseUrl: string;
  processes: number;
  partners: string;
}

async function read<Data>(url: string): Promise<Data> {
  const reply = await fetch(url);
  // What the API replies is held against the endpoint by its own tests.
  return ((await reply.json()) as { data: Data }).data;
}

/** An option of a product that is sold as it is, at its price and one by one. */
async function choosePlainOption(origin: string): Promise<OptionToBuy> {
  const { rows } = await read<EndpointData<typeof searchProducts>>(
    `${origin}/api/products/search?display_size=60`,
  );
  for (const { product_id, promotions, is_sold_out } of rows) {
    if (promotions.length > 0 || is_sold_out) continue;
    const { options } = await read<EndpointData<typeof viewProduct>>(
      `${origin}/api/products/view/${product_id}`,
    );
    const [size] = options.colors.flatMap(({ sizes }) => sizes).filter(({ stock }) => stock > 0);
    if (size) return { product_id, product_option_id: size.product_option_id };
  }
  throw new Error('the catalogue has no option to sell');
}

/** Opens a small shop with folders of its own. */
export async function openCrowdShop({
  databaseUrl,
  processes,
  partners,
}: CrowdShopOptions): Promise<CrowdShop> {
  const folders = Array.from({ length: processes }, () => mkdtempSync(path.join(tmpdir(), 'mall-crowd-')));
  const apis: RunningService[] = [];
  const stop = async () => {
    await Promise.all(apis.map((api) => api.stop()));
  };
  // One after the other: the first one fills the database.
  for (const folder of folders)
    apis.push(
      await runService('infra/api', {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORTONE_API_URL: partners,
        API_PORT: '0',
        SEED_PRODUCTS: '60',
        DRAW_AHEAD: '0',
        LOG_LEVEL: 'error',
      }),
    );
  const origins = apis.map(({ origin }) => origin);
  const option = await choosePlainOption(origins[0] ?? '').catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const operator = await readOperatorKey(folders[0] ?? '');
  return {
    origins,
    option,
    stop,
    restock: async (pieces) => {
      const reply = await fetch(`${operator?.url}/operator`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Operator ${operator?.key}` },
        body: JSON.stringify({
          command: 'stock.set',
          actor: 'bench',
          input: { product_option_id: option.product_option_id, stock: pieces },
        }),
      });
      const [, before] = /: (\d+) -> /.exec(await reply.text()) ?? [];
      if (before === undefined) throw new Error(`the stock cannot be set: ${reply.status}`);
      return Number(before);
    },
  };
}

import { createRequire } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { ApiConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/schema/schema.ts';

/** What the API asks of a demo catalogue. A real mall imports its own and runs without one. */
export interface SampleShop {
  /** Fills a new database with `productCount` products and what belongs to them; reschedules one that is filled. */
  seed: (db: Db, wanted: SeedOptions) => Promise<void>;
  /** Tells the payment stand-in of the sample orders' payments in the background; returns the undo. */
  registerPayments: (
    deps: { db: Db; config: PaymentConfig },
    logger: FastifyBaseLogger,
  ) => () => Promise<void>;
}

export interface SeedOptions {
  /** How many products; 0 leaves the sample members out as well. */
  productCount: number;
  now: Date;
  logger: FastifyBaseLogger;
}

type PaymentConfig = Pick<ApiConfig, 'PORTONE_API_URL' | 'PORTONE_API_SECRET' | 'PORTONE_STORE_ID'>;

const moduleSchema = z.object({
  sampleShop: z.custom<SampleShop>((value) => typeof value === 'object' && value !== null && 'seed' in value),
});

/** The sample shop; null when its package is not installed. */
export async function loadSampleShop(): Promise<SampleShop | null> {
  const file = sampleShopFile('sample-shop');
  if (file === null) return null;
  const loaded: unknown = await import(file);
  return moduleSchema.parse(loaded).sampleShop;
}

/** Entry of the drawing process that the sample shop brings; null when its package is not installed. */
export function drawProcessEntry(): string | null {
  return sampleShopFile('draw-process');
}

/** A module of the sample shop: its source for a source of the API, its bundle for a bundle. */
function sampleShopFile(name: string): string | null {
  const isSource = import.meta.url.endsWith('.ts');
  try {
    return createRequire(import.meta.url).resolve(
      `@mall/sample-shop/${isSource ? name : `dist/${name}.mjs`}`,
    );
  } catch {
    return null;
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { ApiConfig } from './config.ts';
import type { Db } from './database/schema.ts';
import type { PictureStore } from './media/picture-store.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { SecretBox } from './secrets/secret-box.ts';

/** What the API stands on; tests pass their own clock and gateway. */
export interface AppDeps {
  config: ApiConfig;
  db: Db;
  clock: () => Date;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  pictures: PictureStore;
  secretBox: SecretBox;
  /** Opens the operator's door; without it there is none. */
  operatorKey?: string;
  /** Parses every reply with the contract's schema before it leaves; on in tests. */
  checkReplies?: boolean;
}

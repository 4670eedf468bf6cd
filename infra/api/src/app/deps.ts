import type { FastifyBaseLogger } from 'fastify';
import type { PictureStore } from '../catalogue/pictures/picture-store.ts';
import type { PaymentGateway } from '../money/payments/payment-gateway.ts';
import type { ApiConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';

/** What the API stands on; tests pass their own clock and gateway. */
export interface AppDeps {
  config: ApiConfig;
  db: Db;
  clock: () => Date;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  pictures: PictureStore;
  secretBox: SecretBox;
  /** Authenticates the admin API; without it the admin API answers 404. */
  operatorKey?: string;
  /** Parses every reply with the contract's schema before it leaves; on in tests. */
  checkReplies?: boolean;
}

import type { listReceipts } from '@mall/contracts/api/orders/receipts';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import { shownReceipt } from '../../money/payments/receipts.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

interface Deps {
  db: Db;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
}

/** Where the provider shows papers about an order's payment; none while it does not answer. */
export async function findReceipts(
  { db, config, logger, payments }: Deps,
  orderId: string,
): Promise<EndpointData<typeof listReceipts>> {
  const order = await db
    .selectFrom('orders')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  const found = order?.payment_id
    ? await payments.receipts(order.payment_id).catch((error: unknown) => {
        logger.warn({ err: error, order_id: orderId }, 'receipts cannot be asked for');
        return null;
      })
    : null;
  return {
    slip_url: shownReceipt(found?.slip, config),
    cash_receipt_url: shownReceipt(found?.cashReceipt, config),
  };
}

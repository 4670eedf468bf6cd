import { randomInt, randomUUID } from 'node:crypto';
import { orderForm, toPay } from '@mall/api/testing/orders/order-steps';
import { checkOrderPayment, orderPurchase, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { login } from '@mall/contracts/api/people/members';
import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';
import type { Endpoint, EndpointData } from '@mall/contracts/endpoint';

/** Option to buy one piece of. */
export interface OptionToBuy {
  product_id: number;
  product_option_id: number;
}

type Reply<E> = { status: number; code?: string; data: EndpointData<E> };

/** Shortest delay before a retry and its jitter, ms, and the number of retries. */
const retryDelayMs = { least: 100, jitter: 400 };
const tries = 30;

/** Everything that a shopper does over HTTP from a product page to a paid order, as a guest until logged in. */
export class Shopper {
  readonly #api: string;
  readonly #partners: string;
  readonly #session = randomUUID();
  /** Every shopper comes from a network of their own; the API believes proxies of this machine. */
  readonly #address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
  #token: string | undefined;

  constructor(api: string, partners: string) {
    this.#api = api;
    this.#partners = partners;
  }

  async logIn(user_id: string, user_passwd: string): Promise<void> {
    const { code, data } = await this.#post(login, { provider: 'normal', user_id, user_passwd });
    this.#token = data?.token;
    if (!this.#token) throw new Error(`${user_id} cannot log in: ${code}`);
  }

  /** The order page's content, or the code that refuses it. */
  async choose(option: OptionToBuy): Promise<EndpointData<typeof orderPurchase> | string> {
    const products = [{ ...option, order_quantity: 1 }];
    const temporary = await this.#post(setOrderTemporary, { products, order_location: 'goods' });
    if (temporary.status !== 200) return codeOf(temporary);
    const sheet = await this.#post(orderPurchase, { temporary_id: temporary.data.temporary_id });
    return sheet.status === 200 ? sheet.data : codeOf(sheet);
  }

  /** Presses the order button; the code when it is refused. */
  async place(
    sheet: EndpointData<typeof orderPurchase>,
  ): Promise<{ order_id: string; payment: PaymentRequest } | string> {
    const order = { temporary_id: sheet.temporary_id, form: orderForm, expected_total: sheet.amount.total };
    const reply = await this.#post(placeOrder, order, { 'idempotency-key': randomUUID() });
    if (reply.status !== 200) return codeOf(reply);
    const { order_id, payment } = reply.data;
    return { order_id, payment: toPay(payment) };
  }

  /** What happens at the payment provider. */
  async pay(payment: PaymentRequest): Promise<void> {
    const request = new URLSearchParams({
      storeId: payment.store_id,
      channelKey: payment.channel_key,
      paymentId: payment.payment_id,
      orderName: payment.order_name,
      totalAmount: String(payment.total_amount),
      currency: 'KRW',
      payMethod: 'CARD',
      redirectUrl: 'http://127.0.0.1/order/payment',
    });
    await fetch(`${this.#partners}/pay?${request}`);
    const decision = new URLSearchParams({ paymentId: payment.payment_id, decision: 'approve' });
    await fetch(`${this.#partners}/pay`, { method: 'POST', body: decision, redirect: 'manual' });
  }

  /** Comes back from the provider; the state of the payment, or the code that refuses it. */
  async check(order_id: string): Promise<string> {
    const reply = await this.#post(checkOrderPayment, { order_id });
    return reply.status === 200 ? reply.data.payment_state : codeOf(reply);
  }

  /** One call, retried after 503. */
  async #post<E extends Endpoint>(endpoint: E, body: object, headers = {}): Promise<Reply<E>> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await fetch(`${this.#api}${endpoint.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'client-session-id': this.#session,
          'x-forwarded-for': this.#address,
          ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
          ...headers,
        },
        body: JSON.stringify(body),
      });
      // What the API replies is held against the endpoint by its own tests.
      const envelope = (await reply.json()) as Omit<Reply<E>, 'status'>;
      if (reply.status !== 503 || attempt > tries) return { ...envelope, status: reply.status };
      await new Promise((resolve) =>
        setTimeout(resolve, retryDelayMs.least + Math.random() * retryDelayMs.jitter),
      );
    }
  }
}

function codeOf({ code, status }: { code?: string; status: number }): string {
  return code ?? String(status);
}

import { type PaymentRequest, readyPayment, type StoredPayment } from './payment.ts';

/** Oldest payments are forgotten beyond this number. */
const capacity = 10_000;

/** The payments of this process; gone when it ends. */
export class PaymentBook {
  readonly #payments = new Map<string, StoredPayment>();

  find(paymentId: string): StoredPayment | undefined {
    return this.#payments.get(paymentId);
  }

  /** Opens a payment, or opens it anew while nothing was paid, as a second try of the shopper does. */
  open(request: PaymentRequest): StoredPayment {
    const known = this.#payments.get(request.paymentId);
    if (known && known.status !== 'READY' && known.status !== 'FAILED') return known;
    const payment = readyPayment(request);
    this.#payments.delete(request.paymentId);
    this.#payments.set(request.paymentId, payment);
    const oldest = this.#payments.keys().next().value;
    if (this.#payments.size > capacity && oldest !== undefined) this.#payments.delete(oldest);
    return payment;
  }
}

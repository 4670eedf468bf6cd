import type { ChannelType } from './channels.ts';
import { type PaymentRequest, readyPayment, type StoredPayment } from './payment.ts';

/** Oldest payments are forgotten beyond this number. */
const capacity = 10_000;

/** The payments of this process; gone when it ends. */
export class PaymentBook {
  readonly #payments = new Map<string, StoredPayment>();

  find(paymentId: string): StoredPayment | undefined {
    return this.#payments.get(paymentId);
  }

  /** By the number that the provider gave it, which only its recipient can name. */
  findTransaction(transactionId: string): StoredPayment | undefined {
    return this.all().find((payment) => payment.transactionId === transactionId);
  }

  /** Opens a payment, or opens it anew while nothing was paid, as a second try of the shopper does. */
  open(request: PaymentRequest, channelType: ChannelType): StoredPayment {
    const known = this.#payments.get(request.paymentId);
    if (known && known.status !== 'READY' && known.status !== 'FAILED') return known;
    const payment = readyPayment(request, channelType);
    this.#keep(payment);
    return payment;
  }

  /** Takes a payment over that was made elsewhere; false when it is known already. */
  remember(payment: StoredPayment): boolean {
    if (this.#payments.has(payment.request.paymentId)) return false;
    this.#keep(payment);
    return true;
  }

  all(): StoredPayment[] {
    return [...this.#payments.values()];
  }

  #keep(payment: StoredPayment): void {
    this.#payments.delete(payment.request.paymentId);
    this.#payments.set(payment.request.paymentId, payment);
    const oldest = this.#payments.keys().next().value;
    if (this.#payments.size > capacity && oldest !== undefined) this.#payments.delete(oldest);
  }
}

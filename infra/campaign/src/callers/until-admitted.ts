import type { Reply } from './caller.ts';

/** How often a shopper presses again while the shop is busy. */
const tries = 20;

/** The reply to a call, which is made again while the shop is busy: a call that it did not admit has done nothing. */
export async function untilAdmitted<Data>(call: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await call();
    if (reply.status !== 503 || attempt === tries) return reply;
  }
}

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { queueMessage } from '../../../people/contact/queue-message.ts';
import { lockClasses } from '../../../platform/database/lock-classes.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { requireCodeQuota } from './code-quota.ts';

const digits = 6;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** How long a code can be typed, and how long the order can be changed then (ms). */
const codeForMs = 5 * minuteMs;
const provedForMs = 30 * minuteMs;
/** Wrong codes that are looked at for one that was sent. */
const maximumTries = 5;

interface CodeContext {
  db: Db;
  sessionId: string;
  orderId: string;
  now: Date;
}

const hashOf = ({ orderId, sessionId }: CodeContext, code: string) =>
  createHash('sha256').update(`order-code:${orderId}:${sessionId}:${code}`).digest();

/**
 * Sends a code to the phone that an order names, good for this browser only. RATE_LIMITED beyond what an asker, an order
 * and a phone get (decision 114).
 */
export function sendOrderCode(
  context: CodeContext,
  { phone, address }: { phone: string; address: string },
): Promise<{ expires_at: string }> {
  const { db, sessionId, orderId, now } = context;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockClasses.orderCodePhone}::int, hashtext(${phone}))`.execute(
      tx,
    );
    await requireCodeQuota(tx, { orderId, phone, address }, now);
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const expires_at = new Date(now.getTime() + codeForMs);
    const { guest_order_code_id } = await tx
      .insertInto('guest_order_codes')
      .values({
        order_id: orderId,
        session_id: sessionId,
        phone,
        address,
        code_hash: hashOf(context, code).toString('hex'),
        created_at: now,
        expires_at,
        used_at: null,
      })
      .returning('guest_order_code_id')
      .executeTakeFirstOrThrow();
    await queueMessage(
      tx,
      {
        memberId: null,
        source: `order-code:${guest_order_code_id}`,
        phone,
        title: '주문 인증번호',
        content: `주문 ${orderId}의 인증번호는 ${code} 입니다. 본인이 요청하지 않았다면 다른 사람에게 알려주지 마세요.`,
        href: '/member/login',
        isSecret: true,
        expiresAt: expires_at,
      },
      now,
    );
    return { expires_at: expires_at.toISOString() };
  });
}

/** Lets this browser change the order for half an hour when the code is right; uses up one of five tries otherwise. */
export function proveByCode(context: CodeContext, code: string): Promise<{ opened_until: string }> {
  const { db, sessionId, orderId, now } = context;
  return db
    .transaction()
    .execute(async (tx) => {
      // Counted before it is compared, so that many at once cannot slip through together.
      const newest = await tx
        .updateTable('guest_order_codes')
        .set({ tries: sql`tries + 1` })
        .where('guest_order_code_id', '=', (eb) =>
          eb
            .selectFrom('guest_order_codes as newest')
            .select((one) => one.fn.max('newest.guest_order_code_id').as('id'))
            .where('newest.order_id', '=', orderId)
            .where('newest.session_id', '=', sessionId),
        )
        .where('expires_at', '>', now)
        .where('used_at', 'is', null)
        .where('tries', '<', maximumTries)
        .returning(['guest_order_code_id', 'code_hash'])
        .executeTakeFirst();
      const isRight =
        newest !== undefined && timingSafeEqual(Buffer.from(newest.code_hash, 'hex'), hashOf(context, code));
      if (!isRight) return null;
      const opened_until = new Date(now.getTime() + provedForMs);
      await tx
        .updateTable('guest_order_codes')
        .set({ used_at: now })
        .where('guest_order_code_id', '=', newest.guest_order_code_id)
        .execute();
      await tx
        .updateTable('guest_order_openings')
        .set({ expires_at: opened_until, proved_until: opened_until })
        .where('order_id', '=', orderId)
        .where('session_id', '=', sessionId)
        .execute();
      return { opened_until: opened_until.toISOString() };
    })
    .then((proved) => {
      // Thrown outside: the transaction would take the counted try back.
      if (!proved) throw createError('ORDER_CODE_WRONG');
      return proved;
    });
}

/** Forgets codes that count no more. */
export async function forgetOrderCodes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('guest_order_codes')
    .where('created_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}

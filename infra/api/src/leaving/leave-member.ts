import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { withShopperStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { sql } from 'kysely';
import { enterPoints, pointBalance } from '../money/points/point-ledger.ts';
import { lockMembers } from '../people/access/lock-members.ts';
import { dropTickets } from '../people/access/tickets.ts';
import { forgetMessagesOf } from '../people/contact/forget-messages.ts';
import { holdActiveMember } from '../people/members/hold-member.ts';
import { closeAllLogins } from '../people/members/sessions/login-sessions.ts';
import { noteUsedBenefits } from '../people/members/used-benefits.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { createError } from '../platform/http/create-error.ts';

/** Statuses in which neither goods nor money are on their way (spec 4.10). */
const restingStatuses: readonly OrderStatus[] = [
  ...withShopperStatuses,
  'RETURN_COMPLETE',
  'PART_REFUND_COMPLETE',
];

/**
 * What only the member needs, some of it with their phone number. Reviews and the like stay, under a masked name and
 * without measures.
 */
const ownTables = [
  'member_sns',
  'push_tokens',
  'cart_lines',
  'member_addresses',
  'temporary_orders',
  'product_wishes',
  'brand_wishes',
  'restock_alarms',
  'login_codes',
  'security_events',
  'size_profiles',
  'event_attendances',
] as const;

const inProgress = () => createError('ORDER_IN_PROGRESS');

/**
 * Ends a membership (spec 7.1). Personal data goes; orders stay, as the law on electronic commerce asks for five years.
 * The ID and the password's hash stay too: the ID cannot be joined with again, and its member gets MEMBER_OUT.
 */
export async function leaveMember(db: Db, memberId: number, reason: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdActiveMember(tx, memberId, 'ALONE');
    const open = await tx
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
      .select('order_lines.order_line_id')
      .where('orders.member_id', '=', memberId)
      .where((eb) =>
        eb.or([
          // At the payment window, or waiting for a deposit: money may come.
          eb('orders.payment_state', '=', 'READY'),
          // Came too late and goes back, maybe to an account that only the member can name.
          eb('orders.is_refund_due', '=', true),
          // The fee of an exchange that was withdrawn: the operator has to reach whom it belongs to.
          eb.exists(
            eb
              .selectFrom('claims')
              .select('claim_id')
              .whereRef('claims.order_id', '=', 'orders.order_id')
              .where('fee_state', '=', 'GIVE_BACK'),
          ),
          eb.and([
            eb('orders.payment_state', '=', 'PAID'),
            eb('order_lines.status', 'not in', restingStatuses),
          ]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (open) throw inProgress();
    await blankMembers(tx, [memberId], now);
    await tx
      .updateTable('members')
      .set({ out_reason: reason || null })
      .where('member_id', '=', memberId)
      .execute();
  });
}

/**
 * Makes accounts OUT: no personal data, no way in, nothing waiting.
 * @cannotThrow POINT_LIMIT: the members are locked, and their balance is what is taken
 */
export async function blankMembers(tx: Db, memberIds: readonly number[], now: Date): Promise<void> {
  // Locked before they are counted: points that are moving would be too many or too few.
  await lockMembers(tx, memberIds);
  for (const memberId of memberIds) {
    const amount = -(await pointBalance(tx, memberId));
    const entry = { memberId, key: `FORFEITED:${memberId}`, amount, orderId: null, now } as const;
    await enterPoints(tx, { ...entry, reason: 'FORFEITED' });
  }
  await noteUsedBenefits(tx, memberIds, now);
  await tx
    .updateTable('members')
    .set({
      state: 'OUT',
      out_at: now,
      user_name: '탈퇴회원',
      email: '',
      phone: '',
      zipcode: '',
      address: '',
      address_detail: '',
      nick_name: null,
      gender: null,
      birthday_date: null,
      ci_hash: null,
      recommender_id: null,
      recommend_store: null,
      is_sms_agreed: false,
      is_email_agreed: false,
      is_push_agreed: false,
      sms_agreed_at: null,
      email_agreed_at: null,
      push_agreed_at: null,
      sns_type: null,
      login_task: null,
    })
    .where('member_id', 'in', memberIds)
    .execute();
  await tx
    .updateTable('reviews')
    .set({ height_cm: null, weight_kg: null, is_body_shown: false })
    .where('member_id', 'in', memberIds)
    .execute();
  await closeAllLogins(tx, memberIds);
  await dropTickets(tx, memberIds);
  await forgetMessagesOf(tx, memberIds, now);
  for (const table of ownTables)
    await sql`delete from ${sql.table(table)} where member_id = any(${sql.val([...memberIds])})`.execute(tx);
}

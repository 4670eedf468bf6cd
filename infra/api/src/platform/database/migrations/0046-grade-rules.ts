import type { Migration } from '../migrate.ts';

/** What a grade asks for: KRW spent in the period (members/grade-rules.ts). Grades without it are given by hand. */
export const gradeRules: Migration = {
  name: '0046-grade-rules',
  statements: [
    'alter table grades add column minimum_spend integer check (minimum_spend >= 0)',
    `update grades set minimum_spend = given.spend
      from (values ('WELCOME', 0), ('SILVER', 100000), ('GOLD', 300000), ('PLATINUM', 700000), ('VIP', 1500000))
        as given (name, spend)
      where grade_name = given.name and user_type = 'NORMAL'`,
    // What a member's spend is added up from.
    `create index orders_member_paid on orders (member_id, paid_at) where payment_state = 'PAID'`,
  ],
};

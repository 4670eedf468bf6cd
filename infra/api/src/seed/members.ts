import { hash } from '@node-rs/argon2';
import type { Db } from '../database/schema.ts';

/** Grades with their discount in whole per cent (spec 2.5). */
export const seedGrades = [
  { grade_id: 1, grade_name: 'WELCOME', user_type: 'NORMAL' as const, discount_rate: 1 },
  { grade_id: 2, grade_name: 'SILVER', user_type: 'NORMAL' as const, discount_rate: 2 },
  { grade_id: 3, grade_name: 'GOLD', user_type: 'NORMAL' as const, discount_rate: 3 },
  { grade_id: 4, grade_name: 'PLATINUM', user_type: 'NORMAL' as const, discount_rate: 5 },
  { grade_id: 5, grade_name: 'VIP', user_type: 'NORMAL' as const, discount_rate: 7 },
  { grade_id: 9, grade_name: 'STAFF', user_type: 'STAFF' as const, discount_rate: 20 },
];

/** Password of every sample member; the shop is a sample until real members are imported. */
export const samplePassword = 'Wool!Coat72';

const address = { zipcode: '04793', address: '서울특별시 성동구 가상로 45', address_detail: '101동 1203호' };
const samples = [
  { user_id: 'shopper01', user_name: '김서연', grade_id: 3, state: 'ACTIVE' as const, point: 4200 },
  { user_id: 'waiting01', user_name: '이도현', grade_id: 1, state: 'READY' as const, point: 0 },
  { user_id: 'staff0001', user_name: '박지훈', grade_id: 9, state: 'ACTIVE' as const, point: 0 },
];

/** Adds grades and the sample members: approved, waiting for approval, staff. */
export async function seedMembers(db: Db, now: Date): Promise<void> {
  await db.insertInto('grades').values(seedGrades).execute();
  for (const [index, sample] of samples.entries()) {
    await db
      .insertInto('members')
      .values({
        ...sample,
        ...address,
        password_hash: await hash(samplePassword),
        email: `${sample.user_id}@example.com`,
        phone: `0100000000${index + 1}`,
        sns_type: null,
        login_task: null,
        created_at: now,
      })
      .execute();
  }
}

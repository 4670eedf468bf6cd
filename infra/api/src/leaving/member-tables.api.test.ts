import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('no table of members is forgotten: a new one has to be moved, emptied, or have a reason to stay', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where column_name = 'member_id' and table_schema = current_schema() order by 1`.execute(api.db);
  expect(rows.map((row) => row.table_name)).toEqual([
    'brand_wishes',
    'cart_lines',
    'drop_places',
    'event_attendances',
    'event_comments',
    'login_codes',
    'login_tokens',
    'member_addresses',
    'member_coupons',
    'member_sns',
    'member_tickets',
    'members',
    'notifications',
    'orders',
    'point_entries',
    'product_inquiries',
    'product_wishes',
    'push_tokens',
    'restock_alarms',
    'review_likes',
    'review_photos',
    'reviews',
    'security_events',
    'size_profiles',
    'temporary_orders',
  ]);
});

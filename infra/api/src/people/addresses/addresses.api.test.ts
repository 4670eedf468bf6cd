import {
  deleteAddress,
  listAddresses,
  maximumAddresses,
  saveAddress,
} from '@mall/contracts/api/people/addresses';
import { confirmMember, leaveMember } from '@mall/contracts/api/people/member-account';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { moveSaved } from '../../leaving/move-saved.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
let other: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  [member, other] = [await api.logIn(), await api.logIn('staff0001')];
});
beforeEach(() => api.db.deleteFrom('member_addresses').execute());
afterAll(() => api.close());

const home = {
  label: '집',
  receiver_name: '김서연',
  receiver_phone: '010-1234-5678',
  zipcode: '04793',
  address: '서울특별시 성동구 가상로 45',
  address_detail: '101동',
  is_default: false,
};
const save = (change: Partial<typeof home> & { address_id?: number } = {}, visitor = member) => {
  api.wait(1000);
  return api.call(saveAddress, { body: { ...home, ...change } }, visitor);
};
const remove = (address_id: number, visitor = member) =>
  api.call(deleteAddress, { body: { address_id } }, visitor);
const book = async (visitor = member) =>
  (await api.call(listAddresses, {}, visitor)).data.rows.map((row) => [row.label, row.is_default]);

describe('an address book', () => {
  it('keeps what was typed, phones as digits, and makes the first one the default', async () => {
    const { data } = await save();
    expect(data.rows).toEqual([
      { ...home, address_id: data.address_id, receiver_phone: '01012345678', is_default: true },
    ]);
  });

  it('has one default, first in the list, also when it changes or goes', async () => {
    const first = (await save()).data.address_id;
    await save({ label: '회사', is_default: true });
    await save({ label: '본가' });
    expect(await book()).toEqual([
      ['회사', true],
      ['본가', false],
      ['집', false],
    ]);
    const { data } = await save({ label: '우리집', address_id: first, is_default: true });
    expect(data.address_id).toBe(first);
    expect(await book()).toEqual([
      ['우리집', true],
      ['본가', false],
      ['회사', false],
    ]);
    await remove(first);
    expect(await book()).toEqual([
      ['본가', true],
      ['회사', false],
    ]);
    // The only default does not stop being one by itself.
    const [top] = (await api.call(listAddresses, {}, member)).data.rows;
    await save({ ...home, label: '본가', address_id: top?.address_id ?? 0, is_default: false });
    expect(await book()).toEqual([
      ['본가', true],
      ['회사', false],
    ]);
  });

  it('is its member’s alone', async () => {
    const { address_id } = (await save()).data;
    expect(await save({ address_id, label: '남의 집' }, other)).toMatchObject({ status: 404 });
    expect(await remove(address_id, other)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await book(other)).toEqual([]);
    expect(await save({}, newVisitor())).toMatchObject({ status: 401 });
    expect(await book()).toEqual([['집', true]]);
  });

  it('holds no more than its bound, however many come at once', async () => {
    for (let count = 1; count < maximumAddresses; count += 1) await save();
    const replies = await Promise.all([1, 2, 3].map(() => save()));
    expect(replies.map((reply) => reply.code ?? 'OK').sort()).toEqual([
      'ADDRESS_LIMIT',
      'ADDRESS_LIMIT',
      'OK',
    ]);
    expect(await book()).toHaveLength(maximumAddresses);
  });

  it('says in Korean what is wrong with an address', async () => {
    expect(await save({ zipcode: '123' })).toMatchObject({
      status: 400,
      message: expect.stringMatching('우편번호 5자리를 입력해주세요.'),
    });
  });

  it('goes with its account', async () => {
    await api.db.updateTable('order_lines').set({ status: 'PURCHASE_CONFIRM' }).execute();
    await api.db
      .updateTable('orders')
      .set({ payment_state: 'PAID' })
      .where('payment_state', '=', 'READY')
      .execute();
    const leaver = await api.logIn('welcome01');
    await save({}, leaver);
    const member_id = leaver.memberId ?? 0;
    await api.call(confirmMember, { body: { member_id, password: samplePassword } }, leaver);
    expect(await api.call(leaveMember, { body: { member_id } }, leaver)).toMatchObject({ status: 200 });
    expect(await api.db.selectFrom('member_addresses').selectAll().execute()).toEqual([]);
  });

  it('takes in the books of accounts that are united, and keeps its own default and its bound', async () => {
    await save();
    const [to, from] = [member.memberId ?? 0, other.memberId ?? 0];
    for (let count = 0; count < maximumAddresses; count += 1) await save({ label: `${count}` }, other);
    await api.db.transaction().execute((tx) => moveSaved(tx, [from], to));
    const labels = await book();
    expect([labels[0], labels.length]).toEqual([['집', true], maximumAddresses]);
    expect(await book(other)).toEqual([]);
  });
});

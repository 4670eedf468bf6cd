import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);

// "no such member: shoper01" was all that an operator read of a slip of the finger.
describe('a mistyped member', () => {
  it.each<[string, object, string]>([
    ['members.show', { user_id: 'shoper01' }, 'no such member: shoper01, did you mean shopper01?'],
    ['members.show', { user_id: 'nobody' }, 'no such member: nobody'],
    [
      'members.block',
      { user_id: 'shopper10', is_blocked: true, reason: 'x' },
      'shopper10 is no member who can log in\nshopper10, did you mean shopper01?',
    ],
    [
      'coupons.issue',
      { coupon_id: 5, user_ids: ['staf0001'] },
      'no such members:\nstaf0001, did you mean staff0001?',
    ],
    [
      'members.approve',
      { user_ids: ['watiing01'] },
      'not waiting for approval:\nwatiing01, did you mean waiting01?',
    ],
    [
      'members.administrators',
      { user_ids: ['admin001'], is_admin: false },
      'no administrator:\nadmin001, did you mean admin0001?',
    ],
    [
      'security.list',
      { count: 5, user_id: 'shoper01' },
      'there is no member\nshoper01, did you mean shopper01?',
    ],
  ])('is answered by %s %j with the nearest that there are', async (command, input, message) => {
    expect((await operate(command, input)).message).toBe(message);
  });

  it('is not guessed where the ID is right', async () => {
    expect((await operate('members.approve', { user_ids: ['shopper01'] })).message).toBe(
      'not waiting for approval:\nshopper01',
    );
  });
});

import { memberPayload } from './member-payload.ts';

it('drops what is empty, keeps zero, and sends booleans as 1 or 0 (spec 5.6)', () => {
  const form = {
    nick_name: '',
    email: null,
    gender: undefined,
    count: 0,
    is_sms_agreed: true,
    is_email: false,
  };
  expect(memberPayload(form)).toEqual({ count: 0, is_sms_agreed: 1, is_email: 0 });
});

/** @jest-environment jsdom */
import * as z from 'zod/mini';
import { dropTypedForms, TypedForms } from './typed-forms.ts';

const dayMs = 86_400_000;
const forms = new TypedForms('profile', z.object({ email: z.string(), name: z.string() }));
const typed = { email: 'a@b.kr', name: '윤서' };

beforeEach(dropTypedForms);

it('gives what was typed back to the member who typed it, and to no other', () => {
  forms.keep('mine', 7, typed);
  expect(forms.recall('mine', 7)).toEqual(typed);
  expect(forms.recall('mine', 8)).toBeUndefined();
  expect(forms.recall('mine', null)).toBeUndefined();
  expect(forms.recall('other', 7)).toBeUndefined();
});

it("gives a guest's text to the member who logs in next", () => {
  forms.keep('mine', null, typed);
  expect(forms.recall('mine', 8)).toEqual(typed);
});

it('stores no field that the schema does not name', () => {
  const secret = { ...typed, password: 'Wool!Coat72' };
  forms.keep('mine', 7, secret);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Wool!Coat72');
  expect(forms.recall('mine', 7)).toEqual(typed);
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"name":"profile mine"}'],
  ['a text where a form is expected', '[{"name":"profile mine","member_id":7,"typed_at":1,"typed":"a"}]'],
  [
    'another shape of the form',
    `[{"name":"profile mine","member_id":7,"typed_at":${Date.now()},"typed":{"email":1}}]`,
  ],
])('takes %s in the storage for nothing', (_what, stored) => {
  sessionStorage.setItem('TYPED_FORMS', stored);
  expect(forms.recall('mine', 7)).toBeUndefined();
  forms.keep('mine', 7, typed);
  expect(forms.recall('mine', 7)).toEqual(typed);
});

it('forgets a form that was sent, one of yesterday, and the first of more than twenty', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  forms.keep('sent', 7, typed, now);
  forms.drop('sent');
  expect(forms.recall('sent', 7, now)).toBeUndefined();
  forms.keep('old', 7, typed, now);
  expect(forms.recall('old', 7, now + dayMs)).toEqual(typed);
  expect(forms.recall('old', 7, now + dayMs + 1)).toBeUndefined();
  for (let form = 1; form <= 20; form += 1) forms.keep(`form ${form}`, 7, typed, now);
  expect(forms.recall('old', 7, now)).toBeUndefined();
  expect(forms.recall('form 1', 7, now)).toEqual(typed);
});

it('leaves nothing in the storage after a logout', () => {
  forms.keep('mine', 7, typed);
  dropTypedForms();
  expect(sessionStorage.getItem('TYPED_FORMS')).toBeNull();
  expect(forms.recall('mine', 7)).toBeUndefined();
});

it('keeps a form as long as the document where storage is refused', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refused),
  );
  forms.keep('mine', 7, typed);
  expect(forms.recall('mine', 7)).toEqual(typed);
  for (const spy of spies) spy.mockRestore();
});

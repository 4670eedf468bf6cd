import { member } from '../../testing/builders.ts';
import { changedFields, fieldsOf, judgedFields } from './profile-form.ts';

const known = member({ nick_name: '서연' });
const place = { zipcode: known.zipcode, address: known.address };

it('sends what is another than before, trimmed, and no empty strings', () => {
  const typed = { ...fieldsOf(known), nick_name: '', email: ' new@example.com ', address_detail: '102동' };
  expect(changedFields(typed, known, null)).toEqual({
    email: 'new@example.com',
    ...place,
    address_detail: '102동',
  });
});

// The detail of the old address was kept beside the new one: what is empty is not sent (spec 5.6).
it('sends an address whole, so that one without a detail is no part of the old one', () => {
  const moved = {
    ...fieldsOf(known),
    zipcode: '06236',
    address: '서울 강남구 테헤란로 1',
    address_detail: '',
  };
  expect(changedFields(moved, known, null)).toEqual({ zipcode: '06236', address: '서울 강남구 테헤란로 1' });
  expect(changedFields({ ...fieldsOf(known), address_detail: '' }, known, null)).toEqual(place);
});

it('sends a number with the check that proved it', () => {
  const proved = { phone: '01011112222', ci: 'reference' };
  expect(changedFields(fieldsOf(known), known, proved)).toEqual(proved);
});

// An address without its line was said to be saved, or to be unchanged, and stayed as it was.
it.each([
  [{ address: ' ' }, known, ['address']],
  [{ zipcode: '', address: '', address_detail: '' }, known, ['zipcode', 'address']],
  [{ address_detail: '3층' }, { ...known, zipcode: '', address: '' }, ['zipcode', 'address']],
  [{ zipcode: '06236' }, { ...known, zipcode: '', address: '' }, ['address']],
  [{ email: 'new@example.com' }, { ...known, zipcode: '', address: '' }, []],
  [{ nick_name: '' }, known, ['nick_name']],
])('judges what is missing of %j', (change, before, missing) => {
  const judged = judgedFields({ ...fieldsOf(before), ...change }, before);
  expect(Object.entries(judged).filter(([, value]) => value === '')).toEqual(
    missing.map((name) => [name, '']),
  );
});

import { member } from '../../testing/builders.ts';
import { changedFields, fieldsOf } from './profile-form.ts';

const known = member({ nick_name: '서연' });

it('sends what is another than before, trimmed, and no empty strings', () => {
  const typed = { ...fieldsOf(known), nick_name: '', email: ' new@example.com ', address_detail: '102동' };
  expect(changedFields(typed, known, null)).toEqual({ email: 'new@example.com', address_detail: '102동' });
});

it('sends a number with the check that proved it', () => {
  const proved = { phone: '01011112222', ci: 'reference' };
  expect(changedFields(fieldsOf(known), known, proved)).toEqual(proved);
});

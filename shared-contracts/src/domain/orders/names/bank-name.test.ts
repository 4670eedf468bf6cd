import { bankName } from './bank-name.ts';

it('calls a bank as shoppers do, and an unknown one as the provider does', () => {
  expect(bankName('KOOKMIN')).toBe('국민은행');
  expect(bankName('NEW_BANK')).toBe('NEW_BANK');
});

import { passwordMismatch } from '@mall/contracts/domain/people/password-rule';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

export interface PasswordFields {
  password: string;
  password_chk: string;
}

/**
 * Tells two different passwords at once. A schema looks at what fields have to do with each other only when each of
 * them is right.
 */
export function judgeMismatch<Fields extends FieldValues & PasswordFields>(
  judge: Resolver<Fields>,
): Resolver<Fields> {
  return async (fields, context, options) => {
    const judged = await judge(fields, context, options);
    const { password, password_chk } = fields;
    if (password_chk === '' || password === password_chk || 'password_chk' in judged.errors) return judged;
    const mismatch = { password_chk: { type: 'mismatch', message: passwordMismatch } };
    return { values: {}, errors: { ...judged.errors, ...mismatch } as FieldErrors<Fields> };
  };
}

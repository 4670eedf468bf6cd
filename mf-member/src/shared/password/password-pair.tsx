import { TextField } from '@mall/ui/controls/text-field';
import { useFormContext } from 'react-hook-form';
import type { PasswordFields } from './judge-mismatch.ts';
import { PasswordRules } from './password-rules.tsx';

interface Props {
  label: string;
  checkLabel: string;
}

/** A new password, twice, with its rules (spec 5.3). Stands within the form's provider. */
export function PasswordPair({ label, checkLabel }: Props) {
  const { register, watch, trigger, formState } = useFormContext<PasswordFields>();
  const { errors, touchedFields } = formState;
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register('password', {
          onChange: () => {
            if (touchedFields.password_chk) void trigger('password_chk');
          },
        })}
      />
      <PasswordRules password={watch('password')} />
      <TextField
        label={checkLabel}
        type="password"
        autoComplete="new-password"
        required
        error={errors.password_chk?.message}
        {...register('password_chk')}
      />
    </>
  );
}

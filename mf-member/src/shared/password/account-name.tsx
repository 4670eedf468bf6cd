import { visuallyHidden } from '@mall/ui/layout/visually-hidden';

/** The account that a password is of: for password managers, and invisible. */
export function AccountName({ userId }: { userId: string }) {
  return (
    <input
      css={visuallyHidden}
      type="text"
      autoComplete="username"
      value={userId}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}

import { css } from '@emotion/react';
import { fontSize, media } from '@mall/ui/theme';

/** One narrow column for login, joining and finding an account. */
export const signInLayout = css({
  maxWidth: 440,
  margin: '0 auto',
  padding: '24px 20px 64px',
  [media.lg]: { padding: '56px 20px 96px' },
});
export const signInTitle = css({
  marginBottom: 24,
  fontSize: fontSize.heading,
  fontWeight: 700,
  textAlign: 'center',
  [media.lg]: { marginBottom: 36, fontSize: fontSize.display },
});

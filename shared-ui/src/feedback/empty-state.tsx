import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { color, fontSize } from '../theme.ts';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  description?: ReactNode;
  icon?: IconName | undefined;
  /** A button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

const base = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '64px 16px',
  textAlign: 'center',
  '& > svg': { marginBottom: 16, color: color.control },
});
const heading = css({ fontSize: fontSize.lead });
const text = css({ marginTop: 8, color: color.quiet, fontSize: fontSize.body, textWrap: 'balance' });
const actionStyles = css({ display: 'flex', gap: 8, marginTop: 24 });

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, description, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={base}>
      {icon && <Icon name={icon} size={40} />}
      <Heading css={heading}>{title}</Heading>
      {description && <p css={text}>{description}</p>}
      {action && <div css={actionStyles}>{action}</div>}
    </div>
  );
}

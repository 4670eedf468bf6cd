import { css } from '@emotion/react';
import type { MemberLogin } from '@mall/contracts/api/people/logins';
import { formatDate, formatTime } from '@mall/contracts/domain/korean-time';
import { Button } from '@mall/ui/controls/button';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { Facts } from '../../shared/facts.tsx';
import { copy } from './copy.ts';
import { useEndLogins } from './mutations.ts';

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '18px 0',
  borderBottom: `1px solid ${color.line}`,
  '& > button': { flex: 'none' },
});
const words = css({ display: 'grid', gap: 3, minWidth: 0 });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const name = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 600, overflowWrap: 'anywhere' });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });

/** What the API calls our app. */
const appName = 'TBH SHOP app';
const nameOf = (login: MemberLogin) => login.device_name.replace(appName, copy.app) || copy.unknown;

/** A login: on what, since when, last seen, and its end. */
export function DeviceRow({ login }: { login: MemberLogin }) {
  const { send, isBusy } = useEndLogins();
  return (
    <li css={row}>
      <div css={words}>
        <div css={head}>
          <span css={name}>{nameOf(login)}</span>
          {login.is_current && <Badge variant="solid">{copy.current}</Badge>}
          {login.is_remembered && <Badge>{copy.remembered}</Badge>}
        </div>
        <p css={quiet} className="tabular">
          <Facts
            facts={[
              copy.since(formatDate(login.logged_in_at)),
              copy.seen(formatDate(login.last_seen_at), formatTime(login.last_seen_at)),
            ]}
          />
        </p>
      </div>
      {!login.is_current && (
        <Button
          variant="secondary"
          size="md"
          loading={isBusy}
          aria-label={copy.endOf(nameOf(login))}
          onClick={() => void send({ body: { login_ids: [login.login_id] } })}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}

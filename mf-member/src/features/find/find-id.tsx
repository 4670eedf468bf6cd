import { css } from '@emotion/react';
import type { findIdPassword } from '@mall/contracts/api/people/member-find';
import { socialProviderSchema } from '@mall/contracts/api/people/social-proof';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { EndpointData } from '@mall/contracts/endpoint';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type IdentityOutcome, useIdentityWindow } from '../../shared/identity/use-identity-window.ts';
import { copy as socialCopy } from '../../shared/social/copy.ts';
import { copy } from './copy.ts';
import { lead, quiet, stack } from './find-styles.ts';
import { useFind } from './mutations.ts';

type Account = EndpointData<typeof findIdPassword>['rows'][number];

const title = css({ fontSize: fontSize.title, fontWeight: 700 });
const list = css({ borderTop: `1px solid ${color.ink}` });
const row = css({ padding: '16px 4px', borderBottom: `1px solid ${color.line}` });
const userId = css({ color: color.ink, fontSize: fontSize.lead, fontWeight: 600 });
const buttons = css({ display: 'grid', gap: 8 });

/** The person's IDs, masked (spec 7.1). */
export function FindId() {
  const { ask, takeReturned } = useIdentityWindow('find-id');
  const [accounts, setAccounts] = useState<readonly Account[] | null>(null);
  const { send, isBusy } = useFind(() => setAccounts([]));
  async function find(outcome: IdentityOutcome | null) {
    if (outcome?.kind !== 'found') return;
    const found = await send({ body: { auth_type: 'self', find: 'id', ci: outcome.person.ci } });
    if (found) setAccounts(found.rows);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived in this tab is taken once, when the page stands
  useEffect(() => void takeReturned().then(find), []);

  if (accounts?.length === 0)
    return (
      <EmptyState
        title={copy.noAccount}
        description={copy.noAccountHint}
        action={<Button href="/member/join/intro">{copy.join}</Button>}
      />
    );
  if (accounts) return <Found accounts={accounts} />;
  return (
    <div css={stack}>
      <p css={lead}>{copy.idLead}</p>
      <Button size="xl" full loading={isBusy} onClick={async () => find(await ask())}>
        {copy.ask}
      </Button>
    </div>
  );
}

function Found({ accounts }: { accounts: readonly Account[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={stack}>
      <h2 css={title} ref={heading} tabIndex={-1}>
        {copy.found(String(accounts.length))}
      </h2>
      <ul css={list}>
        {accounts.map((account) => (
          <li key={`${account.user_id} ${account.join_at}`} css={row}>
            <p css={userId}>{account.user_id}</p>
            <p css={quiet}>{copy.joined(formatDate(account.join_at))}</p>
            {account.sns_types.length > 0 && <p css={quiet}>{copy.social(namesOf(account.sns_types))}</p>}
          </li>
        ))}
      </ul>
      <p css={quiet}>{copy.masked}</p>
      <div css={buttons}>
        <Button size="xl" full href="/member/login">
          {copy.login}
        </Button>
        <Button size="xl" full variant="secondary" href="/member/find?find=password">
          {copy.reset}
        </Button>
      </div>
    </div>
  );
}

const namesOf = (types: readonly string[]) =>
  types
    .map((type) => {
      const provider = z.safeParse(socialProviderSchema, type);
      return provider.success ? socialCopy.names[provider.data] : type;
    })
    .join(', ');

import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect } from 'react';
import { copy as names } from '../../shared/social/copy.ts';
import { type SocialOutcome, useSocialWindow } from '../../shared/social/use-social-window.ts';
import { copy } from './copy.ts';
import { useChangeSocial } from './mutations.ts';
import { isLastWay, type LinkedProvider, shownProviders } from './social-links.ts';

const words = copy.social;
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const list = css({ marginTop: 12, borderTop: `1px solid ${color.line}` });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 68,
  borderBottom: `1px solid ${color.line}`,
});
const name = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 600 });
const email = css({ color: color.quiet, fontSize: fontSize.small, overflowWrap: 'anywhere' });

/** Social accounts of the member: link one, let one go; the last way in stays (spec 4.4, 8.4). */
export function SocialSection({ member }: { member: Member }) {
  const { dialogs, device } = useServices();
  const { open, takeReturned } = useSocialWindow();
  const { send, isBusy } = useChangeSocial();
  const link = async (outcome: SocialOutcome | null) => {
    if (outcome?.kind === 'refused') await dialogs.alert(words.refused);
    // Payco lets in members alone, and cannot be linked.
    if (outcome?.kind !== 'proof' || outcome.provider === 'payco') return;
    const { provider, proof } = outcome;
    if (await send({ body: { ...proof, provider, type: 'link' } }))
      dialogs.toast(words.linked(names.names[provider]));
  };
  const unlink = async (provider: SocialProvider) => {
    const called = names.names[provider];
    if (!(await dialogs.confirm(words.confirmUnlink(called)))) return;
    if (await send({ body: { type: 'unlink', provider } })) dialogs.toast(words.unlinked(called));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived with this tab is taken once
  useEffect(() => {
    void link(takeReturned('chain'));
  }, []);
  return (
    <>
      <p css={quiet}>{words.hint}</p>
      <ul css={list}>
        {shownProviders(member, device).map((shown) => (
          <SocialRow
            key={shown.provider}
            shown={shown}
            isLast={isLastWay(member)}
            isBusy={isBusy}
            onLink={() => void open(shown.provider, 'chain').then(link)}
            onUnlink={() => void unlink(shown.provider)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  shown: LinkedProvider;
  isLast: boolean;
  isBusy: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

function SocialRow({ shown: { provider, email: address }, isLast, isBusy, onLink, onUnlink }: RowProps) {
  const called = names.names[provider];
  const isLinked = address !== null;
  return (
    <li css={row}>
      <div>
        <p css={name}>{called}</p>
        <p css={email}>{isLinked ? (isLast ? words.last : address || words.some) : words.none}</p>
      </div>
      {isLinked ? (
        <Button
          variant="secondary"
          size="md"
          disabled={isLast}
          loading={isBusy}
          aria-label={words.unlinkOf(called)}
          onClick={onUnlink}
        >
          {words.unlink}
        </Button>
      ) : (
        <Button size="md" loading={isBusy} aria-label={words.linkOf(called)} onClick={onLink}>
          {words.link}
        </Button>
      )}
    </li>
  );
}

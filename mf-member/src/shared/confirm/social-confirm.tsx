import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import { type SocialProvider, socialProviders } from '@mall/contracts/api/people/social-proof';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { useEffect } from 'react';
import { copy as socialCopy } from '../social/copy.ts';
import { type SocialOutcome, useSocialWindow } from '../social/use-social-window.ts';
import { copy } from './copy.ts';
import { useConfirm } from './mutations.ts';

const list = css({ display: 'grid', gap: 8 });

/** The same social account once more; the server knows whose it is (spec 6). */
export function SocialConfirm({ member }: { member: Member }) {
  const { dialogs } = useServices();
  const { open, takeReturned } = useSocialWindow();
  const { send, isBusy } = useConfirm((message) => void dialogs.alert(message));
  const settle = async (outcome: SocialOutcome | null) => {
    if (outcome?.kind === 'refused') await dialogs.alert(copy.refused);
    if (outcome?.kind === 'proof')
      await send({ body: { member_id: member.member_id, social: outcome.proof } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived with this tab is taken once
  useEffect(() => {
    void settle(takeReturned('validate'));
  }, []);
  const linked = socialProviders.filter((provider: SocialProvider) =>
    member.sns_list.some(({ sns_type }) => sns_type === provider),
  );
  return (
    <div css={list}>
      {linked.map((provider) => (
        <Button
          key={provider}
          size="xl"
          full
          variant="secondary"
          loading={isBusy}
          onClick={() => void open(provider, 'validate').then(settle)}
        >
          {copy.social(socialCopy.names[provider])}
        </Button>
      ))}
    </div>
  );
}

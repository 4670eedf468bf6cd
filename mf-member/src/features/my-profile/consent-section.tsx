import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { useServices } from '@mall/remote-kit/services';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { useEditMember } from './mutations.ts';

const words = copy.consents;
const channels = ['sms', 'email', 'push'] as const;
type Channel = (typeof channels)[number];

const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const list = css({ marginTop: 12, borderTop: `1px solid ${color.line}` });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 56,
  borderBottom: `1px solid ${color.line}`,
});
const date = css({ color: color.quiet, fontSize: fontSize.small });

/** Consents to advertising by channel, each with the date of its last change, which the law asks for. */
export function ConsentSection({ member }: { member: Member }) {
  return (
    <>
      <p css={quiet}>{words.hint}</p>
      <ul css={list}>
        {channels.map((channel) => (
          <Consent key={channel} member={member} channel={channel} />
        ))}
      </ul>
    </>
  );
}

function Consent({ member, channel }: { member: Member; channel: Channel }) {
  const { dialogs } = useServices();
  const { send, isBusy } = useEditMember();
  const isAgreed = member[`is_${channel}_agreed`] ?? false;
  const changedAt = member[`${channel}_agreed_at`];
  const change = async (next: boolean) => {
    const reply = await send({
      body: { member_id: member.member_id, [`is_${channel}_agreed`]: next ? 1 : 0 },
    });
    const at = reply?.row[`${channel}_agreed_at`];
    if (at) dialogs.toast(words.said(formatDate(at), words.names[channel], next));
  };
  return (
    <li css={row}>
      <Checkbox
        size={24}
        checked={isAgreed}
        disabled={isBusy}
        onChange={({ target }) => void change(target.checked)}
      >
        {words.names[channel]}
      </Checkbox>
      <span css={date} className="tabular">
        {changedAt
          ? isAgreed
            ? words.agreed(formatDate(changedAt))
            : words.taken(formatDate(changedAt))
          : isAgreed || words.never}
      </span>
    </li>
  );
}

import { css } from '@emotion/react';
import type { Campaign } from '@mall/contracts/api/catalogue/live';
import { formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import { OnAirMark } from './on-air-mark.tsx';

const cover = css({ position: 'relative' });
const mark = css({ position: 'absolute', top: 12, left: 12 });
const words = css({ display: 'grid', gap: 2, paddingTop: 12 });
const time = css({ color: color.accent, fontSize: fontSize.note, fontWeight: 600 });
const title = css({
  fontSize: fontSize.body,
  fontWeight: 600,
  lineHeight: 1.4,
  [media.lg]: { fontSize: 15 },
});
const host = css({ color: color.quiet, fontSize: fontSize.note });

/** A stream that is still to come. */
export function ComingCampaign({ campaign }: { campaign: Campaign }) {
  const { poster, status, start_at } = campaign;
  return (
    <article>
      <div css={cover}>
        <Picture
          picture={poster}
          aspect="3 / 4"
          sizes="(min-width: 1280px) 18vw, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, 41vw"
          alt=""
        />
        {status === 'ONAIR' && (
          <span css={mark}>
            <OnAirMark />
          </span>
        )}
      </div>
      <div css={words}>
        <time css={time} dateTime={start_at}>
          {formatDayAndTime(start_at)}
        </time>
        <h3 css={title}>{campaign.title}</h3>
        <p css={host}>{campaign.host}</p>
      </div>
    </article>
  );
}

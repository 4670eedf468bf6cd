import { css } from '@emotion/react';
import type { Campaign } from '@mall/contracts/api/catalogue/live';
import type { RemoteServices } from '@mall/remote-kit/services';
import { Rail } from '@mall/ui/carousel/rail';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Section } from '@mall/ui/layout/section';
import { useQuery } from '@tanstack/react-query';
import { ComingCampaign } from './coming-campaign.tsx';
import { copy } from './copy.ts';
import { OnAirCampaign } from './on-air-campaign.tsx';
import { campaignsQuery } from './queries.ts';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 56 });

/** What is on air, and what comes next. Finished campaigns have nothing to watch yet and stay away. */
export function Campaigns({ services }: { services: RemoteServices }) {
  const { data, error, refetch } = useQuery(campaignsQuery(services));
  if (!data && error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} />;
  const withStatus = (status: Campaign['status']) => data.rows.filter((row) => row.status === status);
  const [onAir, ...alsoOnAir] = withStatus('ONAIR');
  const coming = [...alsoOnAir, ...withStatus('READY')];
  if (!onAir && coming.length === 0)
    return <EmptyState icon="live" title={copy.noneComing} description={copy.noneComingHint} />;
  return (
    <div css={stack}>
      {onAir && <OnAirCampaign campaign={onAir} />}
      {coming.length > 0 && (
        <Section title={copy.coming}>
          <Rail label={copy.coming}>
            {coming.map((campaign) => (
              <ComingCampaign key={campaign.campaign_id} campaign={campaign} />
            ))}
          </Rail>
        </Section>
      )}
    </div>
  );
}

import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../../shared/queries.ts';
import { copy } from './copy.ts';

const base = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minHeight: '100dvh',
  padding: '32px 24px',
  textAlign: 'center',
});
const heading = css({ marginTop: 12, fontSize: fontSize.heading, fontWeight: 700 });
const text = css({ maxWidth: 320, textWrap: 'balance' });
const hint = css({ color: color.quiet, fontSize: fontSize.note });
const actions = css({ display: 'grid', gap: 8, width: '100%', maxWidth: 320, marginTop: 20 });

/** What distinguishes the stores of apps, by where their links lead. */
const hosts = { android: 'play.google.com', ios: 'apps.apple.com' } as const;

/** Shown to an app that is too old (spec 2.1): its store, or the web where there is no app. */
export function Page({ url }: PageProps) {
  const services = useServices();
  const { data } = useQuery(siteSettingsQuery(services, url));
  const { app } = services.device;
  const links = data?.shopDefaultConfig.app_links ?? [];
  const hrefOf = (platform: 'android' | 'ios') =>
    links.find(({ href }) => href.includes(hosts[platform]))?.href;
  const platforms = app ? [app] : (['android', 'ios'] as const);
  return (
    <div css={base}>
      <Icon name="refresh" size={48} />
      <h1 css={heading}>{copy.title}</h1>
      <p css={text}>{copy.description}</p>
      <p css={hint}>{copy.hint}</p>
      <div css={actions}>
        {platforms.map((platform) => {
          const href = hrefOf(platform);
          return (
            href && (
              <Button key={platform} size="xl" full href={href}>
                {copy[platform]}
              </Button>
            )
          );
        })}
        {!app && (
          <Button variant="secondary" size="xl" full href="/">
            {copy.browser}
          </Button>
        )}
      </div>
    </div>
  );
}

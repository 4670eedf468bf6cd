import { startIdentity } from '@mall/contracts/api/people/identity';
import { authorizeSocial } from '@mall/contracts/api/people/social';
import { socialProviders } from '@mall/contracts/api/people/social-proof';
import { hostileHost as evil, hostileAddresses, oddPaths } from '@mall/contracts/testing/hostile-addresses';
import type { Attack } from '../../attack.ts';
import { Tally } from '../../tally.ts';

const targets = [...hostileAddresses, ...oddPaths];

export const redirects: Attack = {
  name: 'held/redirects',
  about: 'no address of the shop leads to another site, and outside parties return to the shop only',
  isQuick: true,
  run: async ({ visitor, origin }) => {
    const tally = new Tally();
    const leads = (location: unknown) =>
      location !== undefined && new URL(String(location), origin).origin !== origin;
    for (const target of targets) {
      const raw =
        [...target].every((letter) => letter > ' ' && letter <= '~') && target.startsWith('/')
          ? [target]
          : [];
      const login = `/member/login?redirect_url=${encodeURIComponent(target)}`;
      for (const path of [
        ...raw,
        login,
        `/${encodeURIComponent(target)}`,
        `/_img/320${target.startsWith('/') ? encodeURI(target) : `/${encodeURI(target)}`}`,
      ]) {
        const { status, headers, text } = await visitor().get(path);
        tally.hold(
          !leads(headers.location),
          `${path}: expected no way to another site, got ${status} to ${headers.location}`,
        );
        const links = [...text.matchAll(/\s(?:href|action|src|content)="([^"]*)"/g)].map(
          ([, link = '']) => link,
        );
        const strange = links.filter(
          (link) => URL.canParse(link, origin) && new URL(link, origin).host.includes(evil),
        );
        tally.expect(`${path}, links of the page to ${evil}`, [], strange);
      }
      for (const query of [
        { success_return_url: target, fail_return_url: `${origin}/member/niceauth/fail` },
        { success_return_url: `${origin}/member/niceauth/success`, fail_return_url: target },
      ]) {
        const { success } = await visitor().call(startIdentity, { query });
        tally.expect(`identity check that returns to ${JSON.stringify(query)}`, false, success);
      }
    }
    for (const provider of socialProviders) {
      const { data } = await visitor().callLoosely(authorizeSocial, {
        query: { provider, redirect: `//${evil}`, redirect_uri: `https://${evil}` },
      });
      tally.hold(
        !JSON.stringify(data).includes(evil),
        `login by ${provider} that returns to ${evil}: got ${JSON.stringify(data)}`,
      );
    }
    return tally.result;
  },
};

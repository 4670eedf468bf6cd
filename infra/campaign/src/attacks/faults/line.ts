import { faultAttack } from '../../faults/fault-attack.ts';

/** How long the browser has no connection, ms. */
const awayMs = 4000;

export const connectionLost = faultAttack({
  name: 'faults/connection-lost',
  about: 'a page that is gone to without a connection comes when the connection is back',
  fault: 'the connection is lost for 4 s as its page is gone to',
  by: 'link',
  lastsMs: awayMs,
  prepare: async ({ context, page, path }) => {
    await context.setOffline(true);
    return {
      wasMet: () => new URL(page.url()).pathname === path,
      heal: () => context.setOffline(false),
    };
  },
  report: { by: 'browser', isEverywhere: true, says: /^mf-[a-z-]+: slot: |^call .*: NETWORK/ },
  cameBy: 'by the next try',
});

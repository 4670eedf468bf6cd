import type { PartnersConfig } from '../config.ts';

export type ChannelType = 'LIVE' | 'TEST';

/**
 * The channels of the store: a real one has several, of which browsers choose. Null for a key that is none of them.
 * Besides the shop's own there are `<key>-test`, a TEST channel, and `<key>-other`, of the same type as its own.
 */
export function channelTypeOf(
  { PORTONE_CHANNEL_KEY: own, PORTONE_CHANNEL_TYPE: type }: PartnersConfig,
  key: string,
): ChannelType | null {
  if (key === own || key === `${own}-other`) return type;
  return key === `${own}-test` ? 'TEST' : null;
}

import type { Member } from '@mall/contracts/api/people/members';
import { type SocialProvider, socialProviders } from '@mall/contracts/api/people/social-proof';
import type { Device } from '@mall/contracts/domain/device';

export interface LinkedProvider {
  provider: SocialProvider;
  /** Of the linked account; null without one. */
  email: string | null;
}

/** Providers with what is linked of each: payco cannot be linked anew, apple not in the Android app (spec 2.4). */
export const shownProviders = (
  { sns_list }: Pick<Member, 'sns_list'>,
  { app }: Pick<Device, 'app'>,
): LinkedProvider[] =>
  socialProviders
    .map((provider) => ({
      provider,
      email: sns_list.find(({ sns_type }) => sns_type === provider)?.email ?? null,
    }))
    .filter(
      ({ provider, email }) =>
        email !== null || (provider !== 'payco' && (provider !== 'apple' || app !== 'android')),
    );

/** Whether one social account is all that lets the member in. */
export const isLastWay = ({ sns_list, has_password }: Pick<Member, 'sns_list' | 'has_password'>): boolean =>
  has_password === false && sns_list.length <= 1;

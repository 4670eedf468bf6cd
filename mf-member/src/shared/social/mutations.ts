import { authorizeSocial } from '@mall/contracts/api/people/social';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Begins a round with a provider: the API keeps its state, for this browser session and one answer. */
export const beginSocial = ({ api }: RemoteServices, provider: SocialProvider) =>
  api(authorizeSocial, { query: { provider } });

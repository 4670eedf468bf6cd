import type { SocialProof, SocialProvider } from '@mall/contracts/api/people/social-proof';
import { isApiError } from '@mall/contracts/client/api-error';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { useCallback, useEffect, useRef } from 'react';
import { openWindow } from '../outside/open-window.ts';
import { type Waiting, waitForReturn } from '../outside/return-channel.ts';
import { type Arrival, keepRound, type OutsideRound, type Returned, takeArrival } from '../outside/round.ts';
import { copy } from './copy.ts';
import { beginSocial } from './mutations.ts';

/** What a social login is for (spec 4.4): `chain` links an account, `validate` confirms the member. */
export type SocialPurpose = 'login' | 'join' | 'validate' | 'chain';

/** `proof` goes to the server, which alone knows whose it is. Nothing is left to say for the others. */
export type SocialOutcome =
  | { kind: 'proof'; provider: SocialProvider; proof: SocialProof }
  /** The person said no, or the provider did. */
  | { kind: 'refused' }
  /** It could not begin, which was shown, or another one was begun. */
  | { kind: 'closed' };

const measure = { width: 650, height: 700 } as const;

/**
 * A provider's page in a window of 650x700, or in this tab (spec 4.4, 9; decision 147): then `takeReturned` has the
 * outcome. `open` needs the click itself, and stays pending until the next one when its window is closed.
 */
export function useSocialWindow() {
  const services = useServices();
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => () => waiting.current?.giveUp(), []);

  const open = useCallback(
    async (provider: SocialProvider, purpose: SocialPurpose): Promise<SocialOutcome> => {
      const { device, dialogs, location } = services;
      if (provider === 'apple' && device.app === 'android') {
        await dialogs.alert(copy.noAppleOnAndroid);
        return { kind: 'closed' };
      }
      waiting.current?.giveUp();
      const opened = device.app ? null : openWindow(measure);
      const begun = await begin(services, provider);
      if (!begun || opened?.window.closed) {
        opened?.window.close();
        return { kind: 'closed' };
      }
      const round: OutsideRound = {
        kind: 'social',
        id: begun.state,
        isWindow: opened !== null,
        backTo: location.current().href,
        note: { provider, purpose },
      };
      if (!opened) return leaveFor(begun.url, round, services);
      keepRound(round, () => opened.window.sessionStorage);
      waiting.current = waitForReturn('social', ({ state }) => state === begun.state);
      opened.window.location.replace(begun.url);
      const returned = await waiting.current.answer;
      return returned ? outcomeOf(provider, returned) : { kind: 'closed' };
    },
    [services],
  );

  const takeReturned = useCallback((purpose: SocialPurpose): SocialOutcome | null => {
    const arrival = takeArrival(({ kind, note }) => kind === 'social' && note.purpose === purpose);
    return arrival && arrivedOutcome(arrival);
  }, []);

  return { open, takeReturned };
}

async function begin(services: RemoteServices, provider: SocialProvider) {
  try {
    return await beginSocial(services, provider);
  } catch (error) {
    await services.dialogs.alert(isApiError(error) ? error.message || copy.failed : copy.failed);
    return null;
  }
}

async function leaveFor(
  url: string,
  round: OutsideRound,
  { dialogs }: RemoteServices,
): Promise<SocialOutcome> {
  if (!keepRound(round)) {
    await dialogs.alert(copy.failed);
    return { kind: 'closed' };
  }
  window.location.assign(url);
  // The page is being left.
  return new Promise(() => undefined);
}

const providers: readonly string[] = ['payco', 'kakao', 'naver', 'apple'] satisfies SocialProvider[];
const isProvider = (name: string | undefined): name is SocialProvider =>
  name !== undefined && providers.includes(name);

function arrivedOutcome({ round, returned }: Arrival): SocialOutcome {
  const { provider } = round.note;
  return isProvider(provider) && returned.state === round.id
    ? outcomeOf(provider, returned)
    : { kind: 'refused' };
}

function outcomeOf(provider: SocialProvider, { code, state }: Returned): SocialOutcome {
  return code && state ? { kind: 'proof', provider, proof: { provider, code, state } } : { kind: 'refused' };
}

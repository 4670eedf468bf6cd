import type { IdentityResult, startIdentity } from '@mall/contracts/api/people/identity';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointData } from '@mall/contracts/endpoint';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { useCallback, useEffect, useRef } from 'react';
import { openWindow } from '../outside/open-window.ts';
import { type Waiting, waitForReturn } from '../outside/return-channel.ts';
import { keepRound, type OutsideRound, type Returned, takeArrival } from '../outside/round.ts';
import { copy } from './copy.ts';
import { beginIdentity, readIdentity } from './mutations.ts';

/** `person.ci` is the reference that other calls take as `ci`. What went wrong was shown already. */
export type IdentityOutcome =
  | { kind: 'found'; person: IdentityResult }
  | { kind: 'failed' }
  /** The window was closed, or another check was begun. */
  | { kind: 'closed' };

const measure = { width: 500, height: 550 } as const;

/**
 * The identity check in a window of 500x550, or in this tab (spec 7.2, 9; decision 147). `ask` needs the click itself,
 * and its promise stays open until the next `ask` when the window is simply closed.
 * @param reason distinguishes the checks of one page after the tab was left
 */
export function useIdentityWindow(reason = '') {
  const services = useServices();
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => () => waiting.current?.giveUp(), []);

  const ask = useCallback(async (): Promise<IdentityOutcome> => {
    waiting.current?.giveUp();
    const opened = services.device.app ? null : openWindow(measure);
    const form = await begin(services);
    if (!form || opened?.window.closed) {
      opened?.window.close();
      return { kind: form ? 'closed' : 'failed' };
    }
    const id = form.fields.token_version_id;
    const backTo = services.location.current().href;
    const round: OutsideRound = {
      kind: 'identity',
      id,
      isWindow: opened !== null,
      backTo,
      note: { reason },
    };
    if (!opened) {
      if (!keepRound(round)) {
        await services.dialogs.alert(copy.unavailable);
        return { kind: 'failed' };
      }
      post(form, '_self');
      // The page is being left.
      return new Promise(() => undefined);
    }
    keepRound(round, () => opened.window.sessionStorage);
    waiting.current = waitForReturn('identity', ({ token_version_id }) => token_version_id === id);
    post(form, opened.name);
    const returned = await waiting.current.answer;
    return returned ? settle(services, returned) : { kind: 'closed' };
  }, [services, reason]);

  /** What arrived in this tab, for the first effect of the page. */
  const takeReturned = useCallback(async (): Promise<IdentityOutcome | null> => {
    const arrival = takeArrival(({ kind, note }) => kind === 'identity' && note.reason === reason);
    return arrival && settle(services, arrival.returned);
  }, [services, reason]);

  return { ask, takeReturned };
}

async function begin(services: RemoteServices) {
  try {
    return await beginIdentity(services);
  } catch (error) {
    await services.dialogs.alert((isApiError(error) && error.message) || copy.unavailable);
    return null;
  }
}

async function settle(services: RemoteServices, returned: Returned): Promise<IdentityOutcome> {
  try {
    if (returned.result === 'fail') throw new Error('the check failed');
    return { kind: 'found', person: await readIdentity(services, returned) };
  } catch (error) {
    await services.dialogs.alert((isApiError(error) && error.message) || copy.failed);
    return { kind: 'failed' };
  }
}

/** The service takes a form and nothing else; its fields were sealed by the server. */
function post({ action, fields }: EndpointData<typeof startIdentity>, target: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

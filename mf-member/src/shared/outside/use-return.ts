import { safeRedirect } from '@mall/contracts/domain/safe-redirect';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { useEffect, useState } from 'react';
import { handOver } from './return-channel.ts';
import { keepArrival, type OutsideKind, type Returned, takeRound } from './round.ts';

interface Words {
  /** Nothing came with the address: the visitor typed it. */
  empty: string;
  /** Something came that was not asked for in this tab. */
  unasked: string;
}

/** What each party sends at most; anything else of the address is not ours. */
const fields = [
  'code',
  'state',
  'error',
  'enc_data',
  'token_version_id',
  'integrity_value',
] as const satisfies readonly string[];

function returnedOf(search: string, result: string): Returned | null {
  const query = new URLSearchParams(search);
  const sent = fields.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return sent.length > 0 ? { ...Object.fromEntries(sent), result } : null;
}

/**
 * Where another party leads back to: gives what came to the page that asked, in the window that opened this one or in
 * this tab, and decides nothing itself. True when this window is done and the browser did not close it.
 */
export function useReturn(kind: OutsideKind, result: 'success' | 'fail', words: Words): boolean {
  const services = useServices();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    let isLeft = false;
    // After the strict mode's first run, whose answer would be lost.
    const timer = setTimeout(async () => {
      const isHandedOver = await relay(kind, returnedOf(window.location.search, result), { services, words });
      if (!isHandedOver || isLeft) return;
      window.close();
      setIsDone(true);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [kind, result, services, words]);
  return isDone;
}

interface Context {
  services: RemoteServices;
  words: Words;
}

/** True when another window took it. */
async function relay(kind: OutsideKind, returned: Returned | null, { services, words }: Context) {
  const { dialogs, navigate, origin } = services;
  const round = takeRound(kind);
  if (returned && round?.isWindow !== false && (await handOver(kind, returned))) return true;
  if (!returned || !round) {
    await dialogs.alert(returned ? words.unasked : words.empty);
    await navigate('/', { replace: true });
    return false;
  }
  keepArrival({ round, returned });
  await navigate(safeRedirect(round.backTo, origin), { replace: true });
  return false;
}

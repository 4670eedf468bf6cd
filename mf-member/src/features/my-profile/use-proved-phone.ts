import { useEffect, useState } from 'react';
import { type IdentityOutcome, useIdentityWindow } from '../../shared/identity/use-identity-window.ts';
import type { ProvedPhone } from './profile-form.ts';

/** A new number of the member, by an identity check (spec 7.2); the server knows whose it is. */
export function useProvedPhone() {
  const [proved, setProved] = useState<ProvedPhone | null>(null);
  const [error, setError] = useState<string>();
  const { ask, takeReturned } = useIdentityWindow('phone');
  const settle = (outcome: IdentityOutcome | null) => {
    if (outcome?.kind !== 'found') return;
    setError(undefined);
    setProved({ phone: outcome.person.phone, ci: outcome.person.ci });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived with this tab is taken once
  useEffect(() => {
    void takeReturned().then(settle);
  }, []);
  return {
    proved,
    error,
    ask: () => ask().then(settle),
    refuse: (message: string) => {
      setProved(null);
      setError(message);
    },
    forget: () => setProved(null),
  };
}

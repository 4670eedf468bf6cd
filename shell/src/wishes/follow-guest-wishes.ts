import type { Surroundings } from '../layout/layout-root.tsx';

/** Kept by the contracts' `guest-wishes` and `guest-brand-wishes`; read here without their code. */
const keys = ['GUEST_WISHES', 'GUEST_BRAND_WISHES'];

function hasGuestWishes(): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/**
 * Takes a guest's wishes over wherever a login leads (decision 163). Its code comes only where there is something to
 * take; a failure says nothing, and the next page tries again.
 */
export function followGuestWishes(surroundings: Surroundings): void {
  const { session } = surroundings.services;
  let isUnderWay = false;
  const look = async () => {
    if (isUnderWay || session.current().status !== 'in' || !hasGuestWishes()) return;
    isUnderWay = true;
    await import(/* webpackChunkName: "guest-wishes" */ './take-over.tsx')
      .then(({ takeOver }) => takeOver(surroundings))
      .catch(() => undefined);
    isUnderWay = false;
  };
  session.subscribe(() => void look());
  void look();
}

import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';

/** docs/loose-contracts.md */
const storageKey = 'PAY_METHOD';

/** How this browser paid last, where it is still offered; else the first way that is. */
export function preferredMethod(offered: readonly PayMethod[], wanted?: string): PayMethod {
  const last = wanted ?? rememberedMethod();
  return offered.find((method) => method === last) ?? offered[0] ?? 'CARD';
}

function rememberedMethod(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** A way that the shopper chose; not that points paid it all. */
export function rememberMethod(method: PayMethod): void {
  if (method === 'POINT') return;
  try {
    localStorage.setItem(storageKey, method);
  } catch {
    // Without storage it is chosen anew.
  }
}

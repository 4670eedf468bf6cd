/** docs/loose-contracts.md */
const storageKey = 'PAYING_ORDER';

/**
 * The order whose payment window this tab has open, until the server has said what became of it: a reload, a new login
 * and the way back ask about it before anything can be paid again.
 */
export function readPayingOrder(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function keepPayingOrder(orderId: string): void {
  try {
    sessionStorage.setItem(storageKey, orderId);
  } catch {
    // Without storage the server alone keeps an order from being paid twice.
  }
}

export function dropPayingOrder(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was none then.
  }
}

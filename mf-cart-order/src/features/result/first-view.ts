/** docs/loose-contracts.md */
const storageKey = 'COMPLETED_ORDER';

/** Whether this tab shows the result of this order for the first time; notes that it has. */
export function isFirstView(orderId: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === orderId) return false;
    sessionStorage.setItem(storageKey, orderId);
  } catch {
    // Without storage every view looks like the first.
  }
  return true;
}

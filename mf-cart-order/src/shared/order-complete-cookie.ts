const name = 'isOrderComplete';

/** Set when an order is paid and cleared when the order page opens (spec 2.3). */
export function markOrderComplete(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=1; Path=/; SameSite=Lax`;
}

/** Whether an order was completed since the order page was last opened. */
export function isOrderComplete(): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}

export function clearOrderComplete(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

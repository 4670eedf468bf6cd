/**
 * Width in px of a preview. `&w=480` behind the address of a product's picture asks for one; a store that has none
 * answers with the original.
 */
export const previewWidth = 480;

/** Address of the preview of the picture that is at `address`. */
export function previewAddress(address: string): string {
  return `${address}&w=${previewWidth}`;
}

/**
 * How wide a gallery picture stands: the phone's width, or half of the PC gallery (two columns beside the panel); the
 * only one of a colour gets more of it.
 */
export const gallerySizes = (count: number) =>
  count === 1 ? '(min-width: 1024px) 45vw, 100vw' : '(min-width: 1024px) 32vw, 100vw';

/** How wide a gallery picture stands: the phone's width, or half of the PC gallery (two columns beside the panel). */
export const gallerySizes = '(min-width: 1024px) 32vw, 100vw';

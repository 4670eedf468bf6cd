/** How wide a poster's picture is laid out; the head preloads the first one by it. */
export const posterSizes = '(min-width: 768px) 25vw, 78vw';

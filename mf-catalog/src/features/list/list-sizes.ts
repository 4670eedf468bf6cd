/** How wide a card's picture stands in a list: beside the filters on PC, three columns on tablets, two on phones. */
export const listSizes = '(min-width: 1536px) 19vw, (min-width: 1024px) 22vw, (min-width: 640px) 33vw, 50vw';
/** Cards in the first rows, in view at once. */
export const priorityCards = 4;

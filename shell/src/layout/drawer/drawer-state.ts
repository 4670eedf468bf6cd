import { createStore } from '../../store/create-store.ts';

/** Whether the category drawer lies over the page: header and bottom bar open it, each in a root of its own. */
export const drawer = createStore(false);

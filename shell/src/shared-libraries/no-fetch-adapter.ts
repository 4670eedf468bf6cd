/** Stands in the browser's build where axios keeps its adapter for `fetch` (webpack.config.ts). */
export const getFetch = undefined;

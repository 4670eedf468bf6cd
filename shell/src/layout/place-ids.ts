/** Places inside the footer's element: what is alive, and what the server alone renders. */
export const placeIds = { bar: 'shell-bar', company: 'shell-company' } as const;

/** A password older than this has to be changed or kept on purpose (ms). */
export const passwordLifetimeMs = 90 * 86_400_000;

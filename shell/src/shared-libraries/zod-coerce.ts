import { coerce } from 'zod/v4-mini';

/** A module of its own, so that the build knows its names (remote-kit: library-names-plugin). */
export const number = coerce.number;

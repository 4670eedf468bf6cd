import * as z from 'zod/mini';

/** Identifier in a path or query. */
export const idSchema = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** `page` from 1; pages beyond the last are empty. */
export const pageSchema = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1);

/** Rows of a page: 20 unless asked otherwise (spec 9), 50 at most. */
export const limitSchema = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20);

/** Ids in a body: at least one, none twice the work. */
export const idsSchema = z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(100));

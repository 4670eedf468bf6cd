import { coerce as everyCoercion } from 'zod/v4-mini';

/** What contracts and remotes use of zod; see react-router-dom.ts for why this is a list. */
export {
  _default,
  array,
  boolean,
  check,
  custom,
  discriminatedUnion,
  enum,
  int,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nonnegative,
  null,
  nullable,
  number,
  object,
  omit,
  optional,
  parse,
  positive,
  record,
  refine,
  regex,
  safeParse,
  startsWith,
  strictObject,
  string,
  trim,
  union,
  unknown,
  url,
  uuid,
} from 'zod/v4-mini';

/** The one coercion in use; all of them would bring dates and big integers along. */
export const coerce = { number: everyCoercion.number };

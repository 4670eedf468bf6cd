import type * as z from 'zod/mini';
import type { CommonErrorCode, ErrorCode } from './error-catalogue.ts';

type Schema = z.core.$ZodType;
type HttpMethod = 'GET' | 'POST' | 'DELETE';
/** Who may call: anyone, anyone with a `client-session-id` (guests order with it), or a logged-in member. */
export const accesses = ['public', 'visitor', 'member'] as const;
export type Access = (typeof accesses)[number];

/** Whether a call takes an `Idempotency-Key` header: sent again with the same one, it is done once. */
export type IdempotencyKeyUse = 'required' | 'optional';

/**
 * What a call does to the login that the edge keeps for the browser: `issues` answers with a token, `ends` leaves no
 * login of the member when it succeeds, `logs-out` gives the login up whatever the API answers.
 */
type LoginEffect = 'issues' | 'ends' | 'logs-out';

/** Budgets of the edge that count certain calls; `orders` has the steps of an order, `searches` the dearest reads. */
type CallBudget = 'orders' | 'searches';

/** What a call takes whose body is one file. */
export interface Upload {
  /** Media types, as they stand in `content-type`. */
  readonly types: readonly string[];
  readonly maximumBytes: number;
}

/**
 * One call of the commerce API as one value (spec 7). The API registers its route from it, the client is
 * generated from it, tests build fixtures from it and the registry compares it between versions.
 *
 * `query` arrays travel as `name[]`; `data` is the shape inside the reply's envelope.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  KeyUse extends IdempotencyKeyUse | undefined = IdempotencyKeyUse | undefined,
  Code extends ErrorCode = ErrorCode,
  Id extends string = string,
> {
  /** Stable name, `domain.verb`, used in artifacts to say which calls a remote makes. */
  readonly id: Id;
  readonly method: HttpMethod;
  /** Path with `:name` parameters, e.g. `/api/products/view/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Says that `body` is one file, sent as it is, and not JSON. */
  readonly upload?: Upload;
  /** Absent: a key is not looked at. */
  readonly idempotencyKey?: KeyUse;
  readonly data: Data;
  /**
   * Present: the call runs in its own concurrency lane, so that it holds up no other. `payment` may wait for the payment
   * provider, `password` hashes a password.
   */
  readonly lane?: 'payment' | 'password';
  /** Budget of the edge that counts the call. Absent: `changes` counts it when it changes something. */
  readonly budget?: CallBudget;
  /**
   * Whether a public read shows more to the member who asks, such as a like of their own. All others depend on the grade
   * at most, so that pages made of them are shared by its members (docs/decisions/0157).
   */
  readonly showsOwn?: true;
  readonly login?: LoginEffect;
  /**
   * Whether a `visitor` call goes on when the login that came along is dead. Others are refused then, so that a
   * member's order does not become a guest's unnoticed.
   */
  readonly allowsDeadLogin?: true;
  /** Code of a successful reply, such as PASS of a login (spec 8.1). */
  readonly successCode?: string;
  /** Failure codes a caller may branch on, besides the common ones of the error catalogue. */
  readonly codes: readonly Code[];
  /** HTTP statuses of codes that this call answers with another one than the error catalogue says. */
  readonly statuses?: Partial<Readonly<Record<ErrorCode, number>>>;
}

/** A call by its id alone, for code that does not load its schemas: `{ id: 'carts.list' }`, checked by the compiler. */
export type EndpointName<E extends Pick<Endpoint, 'id'>> = Pick<E, 'id'>;

/** Codes that a call can fail with. */
export type EndpointCode<E extends Pick<Endpoint, 'codes'>> = E['codes'][number] | CommonErrorCode;

type Part<Name extends string, S> = S extends Schema
  ? Record<never, never> extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> }
  : Record<never, never>;

/** What a caller passes: only the parts that the endpoint declares. */
export type EndpointInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** What a caller gets: the parsed `data` of a successful reply. */
export type EndpointData<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer Data>
    ? z.output<Data>
    : never;

interface EndpointDefinition<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Data extends Schema,
  KeyUse extends IdempotencyKeyUse | undefined,
  Code extends ErrorCode,
  Id extends string,
> extends Omit<Endpoint<Params, Query, Body, Data, KeyUse, Code, Id>, 'access' | 'codes'> {
  access?: Access;
  codes?: readonly Code[];
}

/** Declares an endpoint; `access` defaults to public and `codes` to none. */
export function defineEndpoint<
  Data extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const KeyUse extends IdempotencyKeyUse | undefined = undefined,
  const Code extends ErrorCode = never,
  const Id extends string = string,
>(
  definition: EndpointDefinition<Params, Query, Body, Data, KeyUse, Code, Id>,
): Endpoint<Params, Query, Body, Data, KeyUse, Code, Id> {
  return { access: 'public', codes: [], ...definition };
}

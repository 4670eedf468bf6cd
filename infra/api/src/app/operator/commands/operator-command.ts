import type * as z from 'zod';
import type { PictureStore } from '../../../catalogue/pictures/picture-store.ts';
import type { BooksDeps } from '../../../jobs/books/reconcile-day.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';

/** One change for the audit log. */
export interface Change {
  /** What was changed, e.g. `product_option 200`. */
  subject: string;
  before: unknown;
  after: unknown;
}

export interface OperatorContext {
  tx: Db;
  now: Date;
  pictures: PictureStore;
}

export interface OperatorResult {
  /** What the operator reads. */
  lines: string[];
  changes: Change[];
  /** Orders whose refunds can be paid once this is committed. */
  refundOrders?: string[];
  /** Of the command line, when something is left to do for the operator. */
  exitCode?: number;
}

/** What a command may use before its transaction. */
export type OperatorDeps = BooksDeps;

/** Does it inside a transaction; whatever it throws undoes everything. */
type OperatorWork = (context: OperatorContext) => Promise<OperatorResult>;

export interface OperatorCommand {
  input: z.ZodType;
  /** Gets ready outside the transaction: what is slow must not keep shoppers from the database. */
  prepare: (input: unknown, deps: OperatorDeps) => Promise<OperatorWork>;
}

/** Ties a command's input to its work, so that the work gets it checked and typed. */
export function operatorCommand<Input>(
  input: z.ZodType<Input>,
  run: (input: Input, context: OperatorContext) => Promise<OperatorResult>,
): OperatorCommand {
  return preparedCommand(input, (given) => Promise.resolve((context) => run(given, context)));
}

/** A command with slow work before its transaction. */
export function preparedCommand<Input>(
  input: z.ZodType<Input>,
  prepare: (input: Input, deps: OperatorDeps) => Promise<OperatorWork>,
): OperatorCommand {
  return { input, prepare: (given, deps) => prepare(input.parse(given), deps) };
}

/** A refusal that names everything that is wrong, one line each. */
export const refused = (message: string, faults: readonly string[] = []) =>
  createError('REFUSED', [message, ...faults].join('\n'));

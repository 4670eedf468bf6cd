import type * as z from 'zod';
import type { Db } from '../database/schema.ts';
import { createError } from '../http/create-error.ts';
import type { PictureStore } from '../media/picture-store.ts';

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
}

export interface OperatorCommand {
  input: z.ZodType;
  /** Does it inside a transaction; whatever it throws undoes everything. */
  run: (input: unknown, context: OperatorContext) => Promise<OperatorResult>;
}

/** Ties a command's input to its work, so that the work gets it checked and typed. */
export function operatorCommand<Input>(
  input: z.ZodType<Input>,
  run: (input: Input, context: OperatorContext) => Promise<OperatorResult>,
): OperatorCommand {
  return { input, run: (given, context) => run(input.parse(given), context) };
}

/** A refusal that names everything that is wrong, one line each. */
export const refused = (message: string, faults: readonly string[] = []) =>
  createError('REFUSED', [message, ...faults].join('\n'), 409);

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '../disk/write-whole.ts';

const approvalSchema = z.object({
  address: z.string(),
  integrity: z.string(),
  /** Who approved it, by role, and why. */
  by: z.string().check(z.minLength(1)),
  why: z.string().check(z.minLength(1)),
  at: z.string(),
});
export type Approval = z.infer<typeof approvalSchema>;

const fileOf = (folder: string) => path.join(folder, 'payment-approvals.json');

/** Contents that were approved by hand, newest last. Throws for a file that is not one of ours. */
export function readApprovals(folder: string): Approval[] {
  if (!existsSync(fileOf(folder))) return [];
  return z.parse(z.array(approvalSchema), JSON.parse(readFileSync(fileOf(folder), 'utf8')));
}

/** Adds to them; earlier ones stay as the record of who approved what. */
export async function addApprovals(folder: string, added: readonly Approval[]): Promise<void> {
  await writeWhole(fileOf(folder), `${JSON.stringify([...readApprovals(folder), ...added], null, 2)}\n`);
}

/** The content of an address that stands approved: the last one. */
export const approvedContent = (approvals: readonly Approval[], address: string): string | undefined =>
  approvals.findLast((approval) => approval.address === address)?.integrity;

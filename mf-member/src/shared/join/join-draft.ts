import { joinProviderSchema } from '@mall/contracts/api/people/social-proof';
import { flagSchema } from '@mall/contracts/domain/people/member-flag';
import * as z from 'zod/mini';

const draftKey = 'JOIN_DRAFT';

/** What joining needs from page to page, and after the tab was left for another party. No name or number. */
const draftSchema = z.object({
  /** A social account that a login proved, without a member. */
  social: z.optional(
    z.object({ provider: joinProviderSchema, sns_ticket: z.string(), sns_email: z.string() }),
  ),
  consents: z.optional(z.object({ is_sms_agreed: flagSchema, is_email_agreed: flagSchema })),
  recommend_store: z.optional(z.string()),
});
export type JoinDraft = z.infer<typeof draftSchema>;

/** Where storage is forbidden the draft lives as long as the page. */
let inMemory: JoinDraft = {};

export function readJoinDraft(): JoinDraft {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'));
    return parsed.success ? parsed.data : {};
  } catch {
    return inMemory;
  }
}

/** Adds to the draft. */
export function writeJoinDraft(part: JoinDraft): void {
  inMemory = { ...readJoinDraft(), ...part };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(inMemory));
  } catch {
    // Kept in memory.
  }
}

/** Joining goes on by ID. */
export function dropJoinSocial(): void {
  const { social: _social, ...rest } = readJoinDraft();
  dropJoinDraft();
  writeJoinDraft(rest);
}

export function dropJoinDraft(): void {
  inMemory = {};
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was stored.
  }
}

import * as z from 'zod/mini';

/** An account of the same person that can be united with the others (spec 3.2). Times are ISO 8601. */
export const integrationMemberSchema = z.object({
  member_id: z.int(),
  user_id: z.string(),
  join_at: z.string(),
  grade_name: z.string(),
  sns: z.array(z.object({ sns_type: z.string(), email: z.string() })),
  /** What it brings: points, coupons that can be used, paid orders. */
  points: z.optional(z.int()),
  coupons: z.optional(z.int()),
  orders: z.optional(z.int()),
});
export type IntegrationMember = z.infer<typeof integrationMemberSchema>;

/**
 * `data` of a login refused with PW_CHANGE, CI_CHECK or INTEGRATION: who it is, and a token that opens nothing but
 * that task, in this browser session, for a while. `integration_members` comes with INTEGRATION.
 */
export const loginTaskSchema = z.object({
  member_id: z.int(),
  task_token: z.string(),
  integration_members: z.optional(z.array(integrationMemberSchema)),
});
export type LoginTask = z.infer<typeof loginTaskSchema>;

/** `data` of a login refused with LOGIN_BLOCK where it is known for how long, seconds. */
export const loginBlockSchema = z.object({ retry_after: z.int() });
export type LoginBlock = z.infer<typeof loginBlockSchema>;

/** `data` of a social login refused with MEMBER_NULL: what joining with this account needs, and what may be prefilled. */
export const socialNewcomerSchema = z.object({
  sns_ticket: z.string(),
  sns_email: z.string(),
  sns_name: z.string(),
  sns_mobile: z.string(),
});
export type SocialNewcomer = z.infer<typeof socialNewcomerSchema>;

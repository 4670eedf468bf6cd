import { footerConfigSchema, layoutSettingsSchema, securityConfigSchema } from '@mall/contracts/api/content';
import * as z from 'zod';
import type { Db } from '../database/schema.ts';

export type FooterConfig = z.infer<typeof footerConfigSchema>;

/** What an operator sets per family site. */
export const siteSettingsSchema = z.object({
  keywords: layoutSettingsSchema.shape.keywords,
  top_belt: layoutSettingsSchema.shape.top_belt,
  is_coupon_zone: layoutSettingsSchema.shape.is_coupon_zone,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** Settings of one family site with footer and security configuration (spec 3.9). */
export async function loadSettings(db: Db, siteId: number) {
  const rows = await db
    .selectFrom('settings')
    .select(['code', 'value'])
    .where('code', 'in', ['footer', 'security', `site-${siteId}`])
    .execute();
  const settingOf = (code: string) => rows.find((row) => row.code === code)?.value;
  return {
    footer: z.parse(footerConfigSchema, settingOf('footer')),
    security: z.parse(securityConfigSchema, settingOf('security')),
    site: siteSettingsSchema.parse(settingOf(`site-${siteId}`)),
  };
}

const timeSaleSettingSchema = z.object({ display_state: z.union([z.literal(0), z.literal(1)]) });

/** Whether a coming time sale is announced (0) or hidden until it begins (1, also when nothing is set; spec 2.7). */
export async function loadDisplayState(db: Db): Promise<0 | 1> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('code', '=', 'time-sale')
    .executeTakeFirst();
  return timeSaleSettingSchema.safeParse(row?.value).data?.display_state ?? 1;
}

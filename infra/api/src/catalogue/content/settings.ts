import {
  footerConfigSchema,
  layoutSettingsSchema,
  type SecurityConfig,
  securityConfigSchema,
} from '@mall/contracts/api/content/content';
import { familySites } from '@mall/contracts/domain/family-site';
import { safeHrefOf } from '@mall/contracts/domain/safe-href';
import * as z from 'zod';
import type { Db } from '../../platform/database/schema/schema.ts';
import { cardBenefitsCode, givenCardBenefitsSchema } from '../pictures/card-benefits.ts';

export type FooterConfig = z.infer<typeof footerConfigSchema>;

/** What an operator sets per family site. */
const siteSettingsSchema = z.object({
  keywords: layoutSettingsSchema.shape.keywords,
  top_belt: layoutSettingsSchema.shape.top_belt,
  is_coupon_zone: layoutSettingsSchema.shape.is_coupon_zone,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** What a shop shows and does until its operator has set it: no company, no protection, nothing proposed. */
const unset: { footer: FooterConfig; security: SecurityConfig; site: SiteSettings } = {
  footer: {
    company_name: '',
    ceo_name: '',
    address: '',
    company_number: '',
    mail_order_number: '',
    customer_center: { phone: '', hours: '' },
    app_links: [],
    social_channels: [],
    policies: [],
  },
  security: {
    mouse_drag_block: 'unused',
    mouse_right_block: 'unused',
    mouse_admin_except: 'use',
    user_auto_logout: 'unused',
    user_auto_logout_minute: 60,
  },
  site: { keywords: [], top_belt: null, is_coupon_zone: false },
};

/** Settings of one family site with footer and security configuration (spec 3.9). */
export async function loadSettings(db: Db, siteId: number) {
  const rows = await db
    .selectFrom('settings')
    .select(['code', 'value'])
    .where('code', 'in', ['footer', 'security', `site-${siteId}`])
    .execute();
  const settingOf = (code: string) => withSafeLinks(rows.find((row) => row.code === code)?.value);
  return {
    footer: z.parse(footerConfigSchema, settingOf('footer') ?? unset.footer),
    security: z.parse(securityConfigSchema, settingOf('security') ?? unset.security),
    site: siteSettingsSchema.parse(settingOf(`site-${siteId}`) ?? unset.site),
  };
}

const customerPhoneSchema = z.object({ customer_center: footerConfigSchema.shape.customer_center });

/** The customer centre's phone as the footer shows it; null until an operator has set one. */
export async function loadCustomerPhone(db: Db): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('code', '=', 'footer').executeTakeFirst();
  return customerPhoneSchema.safeParse(row?.value).data?.customer_center.phone.trim() || null;
}

/** The same with links that lead home where a stored address is none that a page may have. */
function withSafeLinks(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withSafeLinks);
  if (typeof stored !== 'object' || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]: [string, unknown]) => [
      name,
      name === 'href' && typeof value === 'string' ? safeHrefOf(value) : withSafeLinks(value),
    ]),
  );
}

const timeSaleSettingSchema = z.object({ display_state: z.union([z.literal(0), z.literal(1)]) });

/** What a setting of this code has to look like; null for one that operators do not set. */
export function settingSchemaOf(code: string): z.core.$ZodType | null {
  if (code === 'footer') return footerConfigSchema;
  if (code === 'security') return securityConfigSchema;
  if (code === 'time-sale') return timeSaleSettingSchema;
  if (code === cardBenefitsCode) return givenCardBenefitsSchema;
  return familySites.some((site) => code === `site-${site.id}`) ? siteSettingsSchema : null;
}

/** Whether a coming time sale is announced (0) or hidden until it begins (1, also when nothing is set; spec 2.7). */
export async function loadDisplayState(db: Db): Promise<0 | 1> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('code', '=', 'time-sale')
    .executeTakeFirst();
  return timeSaleSettingSchema.safeParse(row?.value).data?.display_state ?? 1;
}

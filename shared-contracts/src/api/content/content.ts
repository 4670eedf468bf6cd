import * as z from 'zod/mini';
import { familySiteCodeSchema } from '../../domain/family-site.ts';
import { hrefSchema } from '../../domain/safe-href.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { paginateSchema, pictureSchema } from '../catalogue/product-card.ts';

export const linkSchema = z.object({ label: z.string(), href: hrefSchema });

export const bannerSchema = z.object({
  banner_id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  href: hrefSchema,
  /** Picture for PC and for mobile layouts (wide and tall). */
  image_pc: pictureSchema,
  image_mobile: pictureSchema,
  /** Text colour that stands on the picture. */
  tone: z.enum(['dark', 'light']),
});
export type Banner = z.infer<typeof bannerSchema>;

export const footerConfigSchema = z.object({
  company_name: z.string(),
  ceo_name: z.string(),
  address: z.string(),
  company_number: z.string(),
  mail_order_number: z.string(),
  customer_center: z.object({ phone: z.string(), hours: z.string() }),
  app_links: z.array(linkSchema),
  social_channels: z.array(linkSchema),
  policies: z.array(linkSchema),
  /** What the law on electronic commerce wants to be read besides (전자상거래법 제10조); left out until it is set. */
  legal: z.optional(
    z.object({
      email: z.string(),
      privacy_officer: z.string(),
      hosting_provider: z.string(),
      /** Who holds payments until delivery, and where the contract can be checked. */
      escrow: z.object({ provider: z.string(), href: hrefSchema }),
    }),
  ),
});

/** Content protection and auto logout (spec 3.9, 4.6, 6). */
export const securityConfigSchema = z.object({
  mouse_drag_block: z.enum(['use', 'unused']),
  mouse_right_block: z.enum(['use', 'unused']),
  mouse_admin_except: z.enum(['use', 'unused']),
  user_auto_logout: z.enum(['use', 'unused']),
  user_auto_logout_minute: z.int(),
});
export type SecurityConfig = z.infer<typeof securityConfigSchema>;

/** A link of the main menu, with what it opens besides. */
const menuLinkSchema = z.object({
  ...linkSchema.shape,
  /** Opens the tree of these categories; of all when empty. */
  category_ids: z.optional(z.array(z.int())),
  /** Opens the brands of the site by their initials. */
  has_brands: z.optional(z.boolean()),
});

/** What header and footer of every page need (spec 2.6, 3.9): small, and the same for everybody. */
export const layoutSettingsSchema = z.object({
  family_site: familySiteCodeSchema,
  /** Header categories, two levels, counts not included. */
  category: z.array(
    z.object({
      category_id: z.int(),
      name: z.string(),
      children: z.array(z.object({ category_id: z.int(), name: z.string() })),
    }),
  ),
  gnb: z.object({
    main: z.array(menuLinkSchema),
    right: z.array(linkSchema),
    extra: z.array(linkSchema),
  }),
  keywords: z.array(z.string()),
  top_belt: z.nullable(linkSchema),
  is_coupon_zone: z.boolean(),
  shopDefaultConfig: footerConfigSchema,
  securityConfig: securityConfigSchema,
});
export type LayoutSettings = z.infer<typeof layoutSettingsSchema>;

/**
 * GET /api/settings (spec 7.3): the settings of one family site. `code` says what the caller reads them for; the
 * document is the same, so that pages and their parts share one cached reply (decision 27).
 */
export const viewSettings = defineEndpoint({
  id: 'content.settings',
  method: 'GET',
  path: '/api/settings',
  summary: '공통 설정',
  query: z.object({
    code: z.enum(['layout', 'header', 'footer', 'security']),
    family_id: z.optional(z.coerce.number().check(z.int())),
  }),
  data: layoutSettingsSchema,
});

export const noticeSummarySchema = z.object({
  notice_id: z.int(),
  category: z.string(),
  title: z.string(),
  is_pinned: z.boolean(),
  created_at: z.string(),
});
export type NoticeSummary = z.infer<typeof noticeSummarySchema>;

/** What a shopper searches a board for. */
export const boardKeywordSchema = z.optional(z.string().check(z.trim(), z.maxLength(50)));

/** GET /api/boards/notices: a page of the notice board, pinned ones first; with a keyword those that have it. */
export const listNotices = defineEndpoint({
  id: 'content.notices',
  method: 'GET',
  path: '/api/boards/notices',
  summary: '공지사항 목록',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    /** A word of the title or the text. */
    keyword: boardKeywordSchema,
  }),
  data: z.object({ rows: z.array(noticeSummarySchema), paginate: paginateSchema }),
});

/** GET /api/boards/notices/{id}: one notice; `content` holds paragraphs of plain text. */
export const viewNotice = defineEndpoint({
  id: 'content.notice',
  method: 'GET',
  path: '/api/boards/notices/:id',
  summary: '공지사항 상세',
  params: z.object({ id: z.coerce.number().check(z.int()) }),
  data: z.object({
    ...noticeSummarySchema.shape,
    content: z.array(z.string()),
    related_product_ids: z.array(z.int()),
  }),
});

import * as z from 'zod/mini';

/** Ways to lay out a list of products. */
const goods = ['rail', 'grid', 'mosaic', 'editorial', 'priced', 'tiles'] as const;

/** The parts of a home page (spec 2.7), each with the ways it can be laid out; the first is used unless one is named. */
export const homeVariants = {
  top_banners: ['bar'],
  main_banners: ['full', 'slim', 'split', 'band', 'framed', 'posters'],
  highlight: ['circles', 'words'],
  time_sale: ['clock', 'lines'],
  md_products: ['mosaic', ...goods],
  new_products: goods,
  brand_best: ['panels'],
  show_case: ['pair', 'rows'],
  plan_exhibitions: ['cards', 'posters'],
  look_collection: ['credits', 'stagger'],
  keyword_styling: ['sets'],
  basic_product: ['tiles', ...goods],
  brand_exhibition: ['cards'],
  best: ['boards', 'priced'],
  bottom_banners: ['pictures'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type HomeSectionKind = keyof typeof homeVariants;
export type GoodsVariant = (typeof goods)[number];

// Keys of a constant: TypeScript widens what Object.keys returns.
export const homeSectionKinds = Object.keys(homeVariants) as [HomeSectionKind, ...HomeSectionKind[]];

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** How a home speaks and looks. */
export const homeStyleShape = {
  /** Face of headings. */
  type: z.enum(['sans', 'serif', 'heavy', 'light', 'mono']),
  /** How a section is headed. */
  head: z.enum(['left', 'center', 'numbered', 'ruled', 'sticker']),
  pictures: z.enum(['plain', 'blend', 'rounded', 'arch', 'outlined']),
  /** White space between and inside sections. */
  density: z.enum(['airy', 'regular', 'dense']),
};

/** Colours `#rrggbb` in small letters. */
export const homePaletteShape = {
  ground: hex,
  /** Panels, and what lies behind pictures. */
  wash: hex,
  line: hex,
  quiet: hex,
  accent: hex,
  sale: hex,
  /** Bands that stand out, with white words. */
  deep: hex,
};

/** White space counts as letters. */
const words = (maximum: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(maximum)));

export const homeSectionShape = {
  kind: z.enum(homeSectionKinds),
  variant: z.optional(z.string()),
  title: words(30),
  /** One line under the title. */
  lead: words(60),
  band: z.optional(z.enum(['plain', 'wash', 'deep'])),
};

/** How one site's home is put together: its sections in their order, its tone and its looks. Operators change it. */
export const homePlanSchema = z.object({
  style: z.object(homeStyleShape),
  palette: z.object(homePaletteShape),
  sections: z.array(z.object(homeSectionShape)),
});
export type HomePlan = z.infer<typeof homePlanSchema>;
export type HomePlanSection = HomePlan['sections'][number];
export type HomeStyle = HomePlan['style'];

/** Words on a `deep` band: 4.5:1 on any colour on which a plan may put them. */
export const deepTones = { ink: '#ffffff', text: '#f1f1f1', quiet: '#e2e2e2', sale: '#ffdacd' } as const;

/** The variant of a section, or the first of its kind where the named one is not of it. */
export function variantOf<Kind extends HomeSectionKind>(
  kind: Kind,
  named: string | undefined,
): (typeof homeVariants)[Kind][number] {
  const variants: readonly (typeof homeVariants)[Kind][number][] = homeVariants[kind];
  const [first] = homeVariants[kind];
  return variants.find((variant) => variant === named) ?? first;
}

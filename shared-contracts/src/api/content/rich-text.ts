import * as z from 'zod/mini';
import { hrefSchema } from '../../domain/safe-href.ts';
import { pictureSchema } from '../catalogue/product-card.ts';

/** A clip of ours, or of the mall's own clip store (CLIP_ORIGINS of the edge). */
export const safeClip = /^(?:https:\/\/[^\s\\]+|\/(?:api\/)?media\/[\w./-]+)$/;
/** A picture of the media store. */
export const safePicturePath = /^\/media\/[^\s\\]+$/;

/** A run of letters of one look. */
export const inlineSchema = z.object({
  text: z.string(),
  marks: z.optional(z.array(z.enum(['bold', 'italic', 'underline', 'strike']))),
  href: z.optional(hrefSchema),
});
export type Inline = z.infer<typeof inlineSchema>;

const lineSchema = z.array(inlineSchema);

/** A part of a text that an operator wrote. Browsers build elements from it: there is no HTML to break out of. */
export const blockSchema = z.union([
  z.object({ type: z.literal('paragraph'), text: lineSchema }),
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: lineSchema }),
  z.object({ type: z.literal('quote'), text: lineSchema }),
  z.object({ type: z.literal('list'), is_ordered: z.boolean(), items: z.array(lineSchema) }),
  /** Rows of cells; the first row names the columns. */
  z.object({ type: z.literal('table'), rows: z.array(z.array(lineSchema)) }),
  z.object({
    type: z.literal('picture'),
    picture: z.object({ ...pictureSchema.shape, path: z.string().check(z.regex(safePicturePath)) }),
    caption: z.string(),
  }),
  z.object({ type: z.literal('video'), src: z.string().check(z.regex(safeClip)), title: z.string() }),
  z.object({ type: z.literal('products'), title: z.string(), product_ids: z.array(z.int()) }),
  z.object({ type: z.literal('rule') }),
]);
export type Block = z.infer<typeof blockSchema>;

export const richTextSchema = z.array(blockSchema);
export type RichText = z.infer<typeof richTextSchema>;

/** A text without its looks, for descriptions and search. */
export function plainTextOf(text: readonly Block[]): string {
  const lineOf = (line: readonly Inline[]) => line.map((part) => part.text).join('');
  const linesOf = (block: Block): string[] => {
    if ('text' in block) return [lineOf(block.text)];
    if (block.type === 'list') return block.items.map(lineOf);
    return block.type === 'table' ? block.rows.map((row) => row.map(lineOf).join(' ')) : [];
  };
  return text.flatMap(linesOf).join(' ').replace(/\s+/g, ' ').trim();
}

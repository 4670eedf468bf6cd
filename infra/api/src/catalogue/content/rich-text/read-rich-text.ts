import { blockSchema, type RichText } from '@mall/contracts/api/content/rich-text';
import * as z from 'zod';

/**
 * Rich text as it is stored: blocks, or strings that are paragraphs of plain text. What is no block any more, or leads
 * where no text may lead, is left out: a row that was written past the commands shows nothing it should not.
 */
export function readRichText(stored: unknown): RichText {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    if (typeof item === 'string') return [{ type: 'paragraph' as const, text: [{ text: item }] }];
    const block = z.safeParse(blockSchema, item);
    return block.success ? [block.data] : [];
  });
}

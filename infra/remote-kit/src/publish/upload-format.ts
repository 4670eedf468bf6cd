import * as z from 'zod/mini';

/**
 * A build on its way: four bytes with the length of `artifact.json` (big endian), that file, then the files that it lists,
 * sorted by name, one after the other. Sizes are in the list, so there is no room for a link or for a file more.
 */
export const uploadType = 'application/vnd.mall.build';
export const lengthBytes = 4;

/** Largest `artifact.json`, bytes; today's have some 20 KB. */
export const maximumDocumentBytes = 1024 * 1024;
/** Largest build, bytes; the shell with its fonts has some 5 MB. */
export const maximumBuildBytes = 64 * 1024 * 1024;
export const maximumFiles = 2000;

/** Files in the order in which they are sent. */
export const orderOf = (files: Readonly<Record<string, unknown>>): string[] => Object.keys(files).sort();

/** What the registry answers to a publication. */
export const uploadReplySchema = z.object({
  success: z.boolean(),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  data: z.optional(z.object({ name: z.string(), version: z.string(), isNew: z.boolean() })),
});
export type UploadReply = z.infer<typeof uploadReplySchema>;

import { sql } from 'kysely';
import * as z from 'zod';
import { homePlaces } from '../../../../catalogue/content/home/section-rows.ts';
import { picturedKinds } from '../../../../catalogue/content/pictured.ts';
import { type BannerShape, bannerSizes } from '../../../../catalogue/pictures/picture-paths.ts';
import {
  PictureRefused,
  readTextPicture,
  type TextPicture,
  textPictureKey,
} from '../../../../catalogue/pictures/texts/text-picture.ts';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';
import { pictureFileSchema } from '../content/picture-commands.ts';
import { operatorCommand, preparedCommand, refused } from '../operator-command.ts';
import { idSchema } from '../reading/published.ts';

const subjectShape = { kind: z.enum(picturedKinds), id: idSchema };
type Subject = z.infer<z.ZodObject<typeof subjectShape>>;

const inputSchema = z.strictObject({
  ...subjectShape,
  /** For desktops, 1920 × 800 px. */
  wide: pictureFileSchema,
  /** For phones and cards, 900 × 1200 px; cut from the wide one without it. */
  phone: pictureFileSchema.optional(),
  /** Of the words that stand on it. */
  tone: z.enum(['dark', 'light']).default('dark'),
});

/** A photograph cut to a shape in which banners are shown. */
async function cutTo(
  shape: BannerShape,
  { name, base64 }: z.infer<typeof pictureFileSchema>,
): Promise<TextPicture> {
  try {
    return await readTextPicture(Buffer.from(base64, 'base64'), bannerSizes[shape]);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw refused(`nothing was changed: ${name} ${error.message}`);
  }
}

/** Shows photographs where a banner's picture was drawn from products. */
export const setCover = preparedCommand(inputSchema, async ({ kind, id, wide, phone, tone }) => {
  const shapes = {
    wide: await cutTo('wide', wide),
    tall: await cutTo('tall', phone ?? wide),
    square: await cutTo('square', phone ?? wide),
  };
  return async ({ tx, pictures }) => {
    const { banner_id, cover: before } = await coverOf(tx, { kind, id });
    for (const { sha256, bytes } of Object.values(shapes)) await pictures.keep(textPictureKey(sha256), bytes);
    const { wide: desktop, tall, square } = shapes;
    const after = { wide: desktop.sha256, tall: tall.sha256, square: square.sha256, tone };
    await tx
      .updateTable('banners')
      .set({ cover: JSON.stringify(after) })
      .where('banner_id', '=', banner_id)
      .execute();
    return {
      lines: [`${kind} ${id} is shown by ${phone ? `${wide.name} and ${phone.name}` : wide.name}`],
      changes: [{ subject: `${kind} ${id}`, before, after }],
    };
  };
});

/** Draws a banner's picture from products again. */
export const removeCover = operatorCommand(z.strictObject(subjectShape), async (subject, { tx }) => {
  const { banner_id, cover } = await coverOf(tx, subject);
  const name = `${subject.kind} ${subject.id}`;
  if (cover === null) throw refused(`${name} has no photographs`);
  await tx.updateTable('banners').set({ cover: null }).where('banner_id', '=', banner_id).execute();
  return {
    lines: [`${name} is drawn from its products again`],
    changes: [{ subject: name, before: cover, after: null }],
  };
});

type Covered = Row<'banners', 'banner_id' | 'cover'>;

/** The banner that shows it, locked; refused when there is none. */
async function coverOf(tx: Db, { kind, id }: Subject): Promise<Covered> {
  const banners = {
    banner: sql`select ${id}::int where exists (
      select 1 from banners where banner_id = ${id}::int and place = any(${[...homePlaces]}::text[]))`,
    popup: sql`select banner_id from popups where popup_id = ${id}::int`,
    event: sql`select banner_id from events where event_id = ${id}::int`,
    plan: sql`select banner_id from plans where plan_id = ${id}::int`,
    article: sql`select banner_id from magazines where magazine_id = ${id}::int`,
  };
  const { rows } = await sql<Covered>`
    select banner_id, cover from banners where banner_id = (${banners[kind]}) for update`.execute(tx);
  if (!rows[0]) throw refused(`there is no ${kind} ${id}`);
  return rows[0];
}

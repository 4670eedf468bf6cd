import * as z from 'zod';
import { settingSchemaOf } from '../../../../catalogue/content/settings.ts';
import { missingPictures } from '../../../../catalogue/pictures/texts/missing-pictures.ts';
import { operatorCommand, refused } from '../operator-command.ts';

const codeSchema = z.string().max(40);

/** Every setting with its code, or the one that is named, as JSON that `set` takes. */
export const showSettings = operatorCommand(
  z.strictObject({ code: codeSchema.optional() }),
  async ({ code }, { tx }) => {
    const rows = await tx.selectFrom('settings').select(['code', 'value']).orderBy('code').execute();
    const known = rows.filter((row) => settingSchemaOf(row.code) !== null);
    if (code === undefined)
      return { lines: known.map((row) => `${row.code}  ${JSON.stringify(row.value)}`), changes: [] };
    if (!settingSchemaOf(code)) throw unknownCode(code);
    const row = known.find((one) => one.code === code);
    return {
      lines: row ? JSON.stringify(row.value, null, 2).split('\n') : [`${code} is not set`],
      changes: [],
    };
  },
);

/** Sets a whole setting. A field that there is not is refused: a slip of the pen would be lost without a word. */
export const setSetting = operatorCommand(
  z.strictObject({ code: codeSchema, value: z.record(z.string(), z.unknown()) }),
  async ({ code, value }, { tx, pictures }) => {
    const schema = settingSchemaOf(code);
    if (!schema) throw unknownCode(code);
    const read = z.safeParse(schema, value);
    if (!read.success)
      throw refused(
        `${code} is not right:`,
        read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      );
    const fields = z.record(z.string(), z.unknown()).parse(read.data);
    const strange = Object.keys(value).filter((field) => !(field in fields));
    if (strange.length > 0) throw refused(`${code} has no such fields:`, strange);
    const missing = await missingPictures({ db: tx, pictures }, mediaPathsIn(fields));
    if (missing.length > 0) throw refused('no such pictures:', missing);
    const before = await tx
      .selectFrom('settings')
      .select('value')
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    const json = JSON.stringify(fields);
    await tx
      .insertInto('settings')
      .values({ code, value: json })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ value: json }))
      .execute();
    return {
      lines: [`${code} is set`],
      changes: [{ subject: `setting ${code}`, before: before?.value ?? null, after: fields }],
    };
  },
);

const unknownCode = (code: string) =>
  refused(
    `there is no setting ${code}; there are footer, security, time-sale, card-benefits and site-<id> of each site`,
  );

/** Pictures of the media store that a value names, however deep. */
function mediaPathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mediaPathsIn) : [];
}

import { sql } from 'kysely';
import type { Db, Row } from '../database/schema/schema.ts';
import type { SecretBox } from './secret-box.ts';

const context = 'secret_key_check';
const word = 'the key of this shop';

/** The shop's data is sealed by another key than this process has: it would open none of it, and seal more that others cannot. */
export class AnotherKey extends Error {
  override readonly name = 'AnotherKey';

  constructor() {
    super(
      'what lies in the database is sealed by another key: set SECRET_KEY to the one that all API processes have had; if that is lost, empty the table secret_key_check, and shoppers are asked for their accounts again',
    );
  }
}

/**
 * Compares this process's key with the one that the shop's data is sealed by; rejects when it is another. The first
 * process to come leaves a sealed word for the others.
 * @param isOther whether data from before that word is sealed by another key
 */
export async function confirmSecretKey(
  db: Db,
  box: SecretBox,
  isOther: () => Promise<boolean>,
): Promise<void> {
  const stored = await readWord(db);
  if (stored === null) {
    if (await isOther()) throw new AnotherKey();
    // Of several processes that come first together one leaves its word; all are compared with that.
    await sql`insert into secret_key_check (sealed) values (${box.seal(word, context)})
      on conflict do nothing`.execute(db);
  }
  const sealed = stored ?? (await readWord(db));
  if (sealed === null || box.open(sealed, context) !== word) throw new AnotherKey();
}

async function readWord(db: Db): Promise<string | null> {
  const { rows } = await sql<Row<'secret_key_check', 'sealed'>>`select sealed from secret_key_check`.execute(
    db,
  );
  return rows[0]?.sealed ?? null;
}

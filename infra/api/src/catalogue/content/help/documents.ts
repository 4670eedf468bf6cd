import type { DocumentCode, viewDocument as endpoint } from '@mall/contracts/api/content/help';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';

interface DocumentRow extends Row<'documents', 'title' | 'is_draft' | 'content'> {
  /** As text: a date of PostgreSQL would come as a moment in the server's zone. */
  effective_on: string;
}

/** Terms or a policy: the version that holds in Korea now, or an earlier one by its day; NOT_FOUND without one. */
export async function viewDocument(
  db: Db,
  code: DocumentCode,
  version: string | undefined,
  now: Date,
): Promise<EndpointData<typeof endpoint>> {
  const { rows } = await sql<DocumentRow>`
    select to_char(effective_on, 'YYYY-MM-DD') as effective_on, title, is_draft, content from documents
    where code = ${code} and effective_on <= (${now}::timestamptz at time zone 'Asia/Seoul')::date
    order by documents.effective_on desc`.execute(db);
  const row = version ? rows.find((one) => one.effective_on === version) : rows[0];
  if (!row) throw notFound('등록된 약관이 없습니다.');
  return {
    ...row,
    code,
    content: readRichText(row.content),
    versions: rows.map((one) => one.effective_on),
  };
}

import type { Migration } from '../migrate.ts';

/** Who changed what from the operator's command line, with both states. Rows are only ever added. */
export const audit: Migration = {
  name: '0033-audit',
  statements: [
    `create table audit_log (
      audit_id integer generated always as identity primary key,
      actor text not null,
      action text not null,
      subject text not null,
      before jsonb,
      after jsonb,
      done_at timestamptz not null
    )`,
    `create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% is append only', tg_table_name; end $$`,
    `create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function refuse_change()`,
    `create trigger point_entries_append_only before update on point_entries
      for each row execute function refuse_change()`,
  ],
};

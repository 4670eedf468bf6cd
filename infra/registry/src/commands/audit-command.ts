import type { Command } from '@commander-js/extra-typings';
import { count, oneOf } from '@mall/command-line/values';
import { type AuditEntry, type AuditQuery, auditKinds } from '../audit/audit-log.ts';
import { openRegistry, say } from './open-registry.ts';

const usualLimit = 50;

function line({ at, kind, by, from, about, note }: AuditEntry): string {
  const where = from === '' ? '' : ` (${from})`;
  return `${at.slice(0, 19)}  ${kind.padEnd(12)}  ${by}${where}  ${about.join(' ')}${note ? `  ${note}` : ''}`;
}

function show(query: AuditQuery): void {
  const entries = openRegistry().audit(query);
  say(entries.map(line).join('\n') || 'nothing was done that is asked for');
  if (entries.length === query.limit) say(`the newest ${query.limit}; --limit shows more`);
}

/** `audit`: who did what to the registry. */
export function addAuditCommand(program: Command): void {
  program
    .command('audit')
    .description(
      'who published, composed, moved a channel or made a token, when and from where; newest first',
    )
    .option('--kind <kind>', auditKinds.join(', '), oneOf(auditKinds))
    .option('--name <name>', 'who did it, or what to: a remote, artifact, release, channel or token')
    .option('--limit <n>', 'how many', count, usualLimit)
    .action(show);
}

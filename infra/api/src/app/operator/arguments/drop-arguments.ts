import { wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../arguments.ts';

/** Commands of drops. Moments are ISO 8601 with a zone, 2026-12-01T20:00:00+09:00. */
export function addDrops(program: Program, act: Act): void {
  const drops = program.command('drops');
  drops
    .command('list')
    .description('drops that are not over: what is held, ordered and waited for')
    .action(() => act({ command: 'drops.list', input: {} }));
  drops
    .command('add')
    .description('sells a product by timed holds, to members only')
    .argument('<product-id>', '', wholeNumber)
    .option('--opens <moment>', 'with a zone: 2026-12-01T20:00:00+09:00; now without it')
    .option('--ends <moment>', 'when what is left is sold as any product')
    .option('--hold <minutes>', 'how long a hold lasts', wholeNumber, 10)
    .option('--each <pieces>', 'pieces that one person may have', wholeNumber, 1)
    .action((product_id, { opens, ends, hold, each }) =>
      act({
        command: 'drops.add',
        input: {
          product_id,
          hold_minutes: hold,
          pieces_per_person: each,
          ...(opens ? { opens_at: opens } : {}),
          ...(ends ? { ends_at: ends } : {}),
        },
      }),
    );
  drops
    .command('end')
    .description('ends a drop now; its holds last until their time')
    .argument('<drop-id>', '', wholeNumber)
    .action((drop_id) => act({ command: 'drops.end', input: { drop_id } }));
}

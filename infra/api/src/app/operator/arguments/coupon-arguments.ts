import { wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../arguments.ts';

const momentNote = 'with a zone: 2026-12-31T23:59:00+09:00';
const ids = (given: string): number[] => given.split(',').map((id) => wholeNumber(id.trim()));

/** Coupons: by code, into members' hands, and their end. */
export function addCoupons(program: Program, act: Act): void {
  const coupons = program.command('coupons');
  coupons
    .command('list')
    .description('coupons that members can get, and how many have')
    .action(() => act({ command: 'coupons.list', input: {} }));
  coupons
    .command('issue')
    .description('gives members a coupon')
    .argument('<coupon-id>', '', wholeNumber)
    .argument('<user-id...>')
    .action((coupon_id, user_ids) => act({ command: 'coupons.issue', input: { coupon_id, user_ids } }));
  coupons
    .command('add')
    .description('makes a coupon that members get by a code; --amount or --rate')
    .argument('<code>', '4 to 40 letters and digits; hyphens and small letters are as none')
    .requiredOption('--name <name>', 'what members read')
    .requiredOption('--end <moment>', `until when it is given; ${momentNote}`)
    .option('--start <moment>', `${momentNote}; now without it`)
    .option('--amount <KRW>', 'takes this off', wholeNumber)
    .option('--rate <percent>', 'takes this share off', wholeNumber)
    .option('--maximum <KRW>', 'most that a rate takes off', wholeNumber)
    .option('--minimum <KRW>', 'least that has to be bought', wholeNumber)
    .option('--limit <n>', 'how many members get it', wholeNumber)
    .option('--days <n>', 'how long a member has it', wholeNumber, 30)
    .option('--products <ids>', 'works on these only, once a piece: 1,2,3', ids)
    .action((code, { start, end, products, ...terms }) =>
      act({
        command: 'coupons.add',
        input: {
          ...terms,
          code,
          end_at: end,
          ...(start ? { start_at: start } : {}),
          ...(products ? { product_ids: products } : {}),
        },
      }),
    );
  coupons
    .command('end')
    .description('gives it to nobody any more; who has it keeps it')
    .argument('<coupon-id>', '', wholeNumber)
    .action((id) => act({ command: 'coupons.end', input: { id } }));
}

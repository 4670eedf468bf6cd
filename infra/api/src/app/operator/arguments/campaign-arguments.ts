import { wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../arguments.ts';

export function addCampaigns(program: Program, act: Act): void {
  const live = program.command('live');
  live
    .command('list')
    .description('campaigns with their times, the latest first')
    .action(() => act({ command: 'live.list', input: {} }));
  for (const action of ['start', 'end'])
    live
      .command(action)
      .description(`${action}s a campaign`)
      .argument('<campaign-id>', '', wholeNumber)
      .action((campaign_id) => act({ command: 'live.run', input: { campaign_id, action } }));
}

import { Option } from '@commander-js/extra-typings';
import { oneOf } from '@mall/command-line/values';
import type { ChannelName } from '../channel-store.ts';

export const channels = ['stable', 'canary', 'preview'] as const satisfies readonly ChannelName[];

export const channelOption = () =>
  new Option('--channel <channel>', channels.join(', '))
    .argParser(oneOf(channels))
    .default('stable' as const);

import { contrast } from '@mall/contracts/domain/contrast';
import { tintedTones } from './tinted-words.ts';

it.each(Object.entries(tintedTones))(
  '%s words are readable on every tint that panels have',
  (_name, tone) => {
    expect(contrast(tone, '#ececec')).toBeGreaterThanOrEqual(4.5);
  },
);

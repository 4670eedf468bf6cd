import { css, keyframes } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { createCollectingCache, styleKeyOf } from '../emotion.ts';

it('has each rule of a render once, and keyframes that two styles have in common', () => {
  const turn = keyframes({ to: { rotate: '360deg' } });
  const slow = css({ animation: `${turn} 2s` });
  const fast = css({ animation: `${turn} 1s`, color: 'red' });
  const { cache, rules } = createCollectingCache(styleKeyOf('mf-catalog'));
  for (const style of [slow, fast, slow]) insertStyles(cache, style, true);
  expect([...rules.keys()].sort()).toEqual([slow.name, fast.name, turn.name].sort());
  const text = [...rules.values()].join('');
  expect(text.match(/@keyframes/g)).toHaveLength(1);
  expect(text.match(/\.catalog-[a-z0-9]+\{/g)).toHaveLength(2);
});

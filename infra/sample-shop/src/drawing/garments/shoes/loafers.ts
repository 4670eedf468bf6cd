import { mix } from '../../color.ts';
import type { Builder } from '../../piece.ts';
import { loafer } from './loafer.ts';
import { outsole } from './outsole.ts';
import { pair, slimmer } from './shoe-last.ts';

export const loafers: Builder = (make) => {
  const { random } = make;
  const saddle = random.pick(['penny', 'bit', 'plain'] as const);
  const metal = make.maker.metal;
  const sole = mix(make.cloth, '#1b1512', 0.8);
  if (make.back)
    return pair(() => slimmer(outsole({ hex: mix(sole, '#8a6a48', 0.45), tread: 'smooth' })), make, [
      [186, 200],
    ]);
  return pair(() => slimmer(loafer({ sole, saddle, metal })), make, [
    [190, 350],
    [186, 140],
  ]);
};

import { lightness, shift } from '../../color.ts';
import type { Builder } from '../../piece.ts';
import { outsole } from './outsole.ts';
import { pair, smooth } from './shoe-last.ts';
import { sneaker } from './sneaker.ts';

export const sneakers: Builder = (make) => {
  const { random } = make;
  const pale = lightness(make.cloth) > 0.62;
  const rubber = random.pick(['#f3f1ea', '#e9e2cf', pale ? '#c9a77c' : '#f3f1ea']);
  const lace = pale ? '#f6f4ee' : random.chance(0.5) ? '#f1eee6' : shift(make.cloth, 0.1);
  const toe = random.pick(['bumper', 'overlay', 'plain'] as const);
  const accent =
    make.spec.accentHex || random.chance(0.5) ? make.accent : shift(make.cloth, pale ? -0.08 : 0.1);
  const over = {
    ...smooth,
    fabric: make.spec.fabric === 'canvas' ? 'canvas' : 'leather',
    tone: pale ? -0.03 : 0.03,
    thickness: 8,
  } as const;
  if (make.back) return pair(() => outsole({ hex: rubber, tread: 'profile' }), make, [[186, 200]]);
  return pair(() => sneaker({ rubber, lace, accent, toe, over }), make, [
    [186, 330],
    [190, 130],
  ]);
};

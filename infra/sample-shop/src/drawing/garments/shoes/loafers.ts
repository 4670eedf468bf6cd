import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { mix } from '../../color.ts';
import type { Builder } from '../../piece.ts';
import { type LoaferLook, loafer } from './loafer.ts';
import { outsole } from './outsole.ts';
import { loaferHeight, loaferProfile } from './profile/loafer-profile.ts';
import { behind, profilePair } from './profile/profile-pair.ts';
import { pair, slimmer } from './shoe-last.ts';

export const loafers: Builder = (context) => {
  const { random } = context;
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const chosen = random.pick(['bit', 'plain'] as const);
  const saddle = has('penny') ? 'penny' : has('tassel') ? 'tassel' : chosen;
  const chunky = has('chunky');
  const metal = context.maker.metal;
  const sole = mix(context.cloth, '#1b1512', 0.8);
  if (context.back)
    return pair(
      () =>
        slimmer(
          outsole(
            chunky ? { hex: sole, tread: 'profile' } : { hex: mix(sole, '#8a6a48', 0.45), tread: 'smooth' },
          ),
        ),
      context,
      [[186, 200]],
    );
  const look: LoaferLook = { sole, saddle, metal, cloth: context.cloth, chunky };
  // The wearer sees them from above.
  if (context.pose === 'worn') return pair(() => slimmer(loafer(look)), context, [[186, 340]]);
  const far = behind(loaferHeight(chunky), random.range(-20, 20));
  return profilePair((isNear) => loaferProfile(look, isNear), far, 0.84, [
    [-60, -170],
    [-250, -110],
  ]);
};

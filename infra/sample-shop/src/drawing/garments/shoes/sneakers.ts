import type { CutTrait, Fabric } from '@mall/api/catalogue/pictures/picture-spec';
import { lightness, shift } from '../../color.ts';
import type { Builder, GarmentContext } from '../../piece.ts';
import { outsole } from './outsole.ts';
import { behind, profilePair } from './profile/profile-pair.ts';
import { sneakerHeight, sneakerProfile } from './profile/sneaker-profile.ts';
import { pair, smooth } from './shoe-last.ts';
import { sneaker } from './sneaker.ts';
import type { ToeLook } from './toe-cap.ts';

/** Rubber of the soles of old sports shoes. */
const gum = '#c39a6b';

export const sneakers: Builder = (context) => {
  const { random } = context;
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const pale = lightness(context.cloth) > 0.62;
  const rubber = has('retro') ? gum : random.pick(['#f3f1ea', '#e9e2cf', '#f3f1ea']);
  if (context.back) return pair(() => outsole({ hex: rubber, tread: 'profile' }), context, [[186, 200]]);
  const look = {
    rubber,
    lace: pale ? '#f6f4ee' : random.chance(0.5) ? '#f1eee6' : shift(context.cloth, 0.1),
    accent:
      context.spec.accentHex || random.chance(0.5)
        ? context.accent
        : shift(context.cloth, pale ? -0.08 : 0.1),
    toe: toeOf(context),
    over: {
      ...smooth,
      fabric: overlayOf(context),
      tone: pale ? -0.03 : 0.03,
      thickness: 8,
    },
    high: has('high-top'),
    sole: has('chunky') ? 'chunky' : has('runner') ? 'runner' : 'flat',
    stripes: has('retro') ? 3 : has('runner') ? 2 : 1,
  } as const;
  // The wearer sees them from above.
  if (context.pose === 'worn') return pair(() => sneaker(look), context, [[186, 340]]);
  const far = behind(sneakerHeight(look.high), random.range(-20, 20));
  return profilePair((isNear) => sneakerProfile(look, isNear), far, 0.88, [
    [-60, -190],
    [-280, -80],
  ]);
};

/** Court shoes have a bare toe with air holes, old sports shoes a toe cap of suede, canvas ones a bumper. */
function toeOf({ spec, random }: GarmentContext): ToeLook {
  if (spec.cut?.includes('court')) return 'plain';
  if (spec.cut?.includes('retro') || spec.cut?.includes('runner')) return 'overlay';
  return spec.fabric === 'canvas' ? 'bumper' : random.pick(['bumper', 'overlay']);
}

function overlayOf({ spec }: GarmentContext): Fabric {
  if (spec.cut?.includes('retro')) return 'suede';
  return spec.fabric === 'canvas' ? 'canvas' : 'leather';
}

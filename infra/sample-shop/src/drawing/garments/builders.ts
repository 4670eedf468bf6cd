import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Builder } from '../piece.ts';
import { backpack } from './bags/backpack.ts';
import { leatherBag } from './bags/leather-bag.ts';
import { toteBag } from './bags/tote-bag.ts';
import { skirtMidi } from './bottoms/skirt-midi.ts';
import { skirtPleated } from './bottoms/skirt-pleated.ts';
import { jeans, joggerPants, shorts, slacks, widePants } from './bottoms/trousers.ts';
import { dress } from './dresses/dress.ts';
import { shirtDress } from './dresses/shirt-dress.ts';
import { bomberJacket } from './outer/bomber-jacket.ts';
import { blazer, woolCoat } from './outer/coats.ts';
import { denimJacket } from './outer/denim-jacket.ts';
import { leatherJacket } from './outer/leather-jacket.ts';
import { padding, paddingVest } from './outer/padding.ts';
import { trenchCoat } from './outer/trench-coat.ts';
import { loafers } from './shoes/loafers.ts';
import { sneakers } from './shoes/sneakers.ts';
import { beanie } from './small/beanie.ts';
import { belt } from './small/belt.ts';
import { cap } from './small/cap.ts';
import { scarf } from './small/scarf.ts';
import { socks } from './small/socks.ts';
import { blouse } from './tops/blouse.ts';
import { cardigan } from './tops/cardigan.ts';
import { hoodie } from './tops/hoodie.ts';
import { knitVest } from './tops/knit-vest.ts';
import { polo } from './tops/polo.ts';
import { crewKnit, longSleeveTee, sweatshirt, tShirt, turtleneck } from './tops/pullovers.ts';
import { shirt } from './tops/shirt.ts';

/** How each kind of piece is made. */
export const builders: Record<GarmentType, Builder> = {
  'wool-coat': woolCoat,
  'trench-coat': trenchCoat,
  padding,
  'padding-vest': paddingVest,
  blazer,
  'bomber-jacket': bomberJacket,
  'denim-jacket': denimJacket,
  'leather-jacket': leatherJacket,
  cardigan,
  'crew-knit': crewKnit,
  turtleneck,
  vest: knitVest,
  shirt,
  blouse,
  't-shirt': tShirt,
  'long-sleeve-tee': longSleeveTee,
  sweatshirt,
  hoodie,
  polo,
  slacks,
  jeans,
  'wide-pants': widePants,
  'jogger-pants': joggerPants,
  shorts,
  'skirt-pleated': skirtPleated,
  'skirt-midi': skirtMidi,
  dress,
  'shirt-dress': shirtDress,
  'leather-bag': leatherBag,
  'tote-bag': toteBag,
  backpack,
  cap,
  beanie,
  scarf,
  socks,
  sneakers,
  loafers,
  belt,
};

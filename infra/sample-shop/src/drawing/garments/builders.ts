import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Builder } from '../piece.ts';
import { backpack } from './backpack.ts';
import { beanie } from './beanie.ts';
import { belt } from './belt.ts';
import { blouse } from './blouse.ts';
import { bomberJacket } from './bomber-jacket.ts';
import { cap } from './cap.ts';
import { cardigan } from './cardigan.ts';
import { blazer, woolCoat } from './coats.ts';
import { denimJacket } from './denim-jacket.ts';
import { dress, shirtDress } from './dresses.ts';
import { hoodie } from './hoodie.ts';
import { knitVest } from './knit-vest.ts';
import { leatherBag } from './leather-bag.ts';
import { leatherJacket } from './leather-jacket.ts';
import { loafers } from './loafers.ts';
import { padding, paddingVest } from './padding.ts';
import { polo } from './polo.ts';
import { crewKnit, longSleeveTee, sweatshirt, tShirt, turtleneck } from './pullovers.ts';
import { scarf } from './scarf.ts';
import { shirt } from './shirt.ts';
import { skirtMidi, skirtPleated } from './skirts.ts';
import { sneakers } from './sneakers.ts';
import { socks } from './socks.ts';
import { toteBag } from './tote-bag.ts';
import { trenchCoat } from './trench-coat.ts';
import { jeans, joggerPants, shorts, slacks, widePants } from './trousers.ts';

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

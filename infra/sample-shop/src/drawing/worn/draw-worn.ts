import { familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { GarmentType, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import type { Definitions } from '../compose/paint-cloth.ts';
import { type Canvas, fitInto, scaled } from '../compose/placement.ts';
import { carried } from './bags.ts';
import { clothed } from './clothes.ts';
import { onFeet } from './on-feet.ts';
import { type Camera, cameraPlacement, cameras, drawLayers, type Layer, worn } from './scene.ts';
import { belted, headwear, stockinged, wrapped } from './small-goods.ts';

interface Scene {
  layers: (spec: PictureSpec) => Layer[];
  camera: Camera;
}

const smallScenes: Partial<Record<GarmentType, Scene>> = {
  cap: { layers: headwear, camera: cameras.bust },
  beanie: { layers: headwear, camera: cameras.bust },
  scarf: { layers: wrapped, camera: { ...cameras.bust, top: -380, scale: 1.5 } },
  socks: { layers: stockinged, camera: { top: 1010, scale: 2.9 } },
  belt: { layers: belted, camera: cameras.hips },
};

/** The frame around shoes that their wearer looks down at. */
const feet = { left: 150, top: 150, right: 1050, bottom: 1240 };

/** A piece where it is worn: on a figure that nobody is, so that its length and its fall are seen. */
export function drawWorn(spec: PictureSpec, canvas: Canvas, defs: Definitions): string {
  const family = familyOf(spec.type);
  if (family === 'shoes') {
    const placement = fitInto(worn({ ...spec, view: 'front' }), scaled(feet, canvas.share), 2 * canvas.share);
    return drawLayers(onFeet(spec), placement, canvas, defs);
  }
  const small = smallScenes[spec.type];
  const scene = small ?? {
    layers: family === 'bag' ? carried : clothed,
    camera: family === 'top' || family === 'bag' ? cameras.upper : cameras.whole,
  };
  return drawLayers(scene.layers(spec), cameraPlacement(scene.camera, canvas), canvas, defs);
}

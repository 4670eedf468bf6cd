import { familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { GarmentType, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import type { Definitions } from '../compose/paint-cloth.ts';
import type { Canvas } from '../compose/placement.ts';
import { carried, isInHand } from './bags.ts';
import { belted } from './belt.ts';
import { clothed, standing } from './clothes.ts';
import { onLegs } from './on-legs.ts';
import { type Camera, cameraPlacement, cameras, drawLayers, type Layer } from './scene.ts';
import { headwear, stockinged, wrapped } from './small-goods.ts';

interface Scene {
  layers: (spec: PictureSpec) => Layer[];
  camera: Camera;
}

/** Shoes are seen from their side, both feet and the legs up to the knees. */
const walking: Scene = { layers: onLegs, camera: { top: -1205, scale: 1.07, middle: 0.57 } };

const smallScenes: Partial<Record<GarmentType, Scene>> = {
  cap: { layers: headwear, camera: cameras.bust },
  beanie: { layers: headwear, camera: cameras.bust },
  scarf: { layers: wrapped, camera: { ...cameras.bust, top: -380, scale: 1.5 } },
  socks: { layers: stockinged, camera: { top: 1010, scale: 2.9 } },
  sneakers: walking,
  loafers: walking,
  belt: { layers: belted, camera: cameras.hips },
};

/** A piece where it is worn: on an invisible figure, so that its length and its fall are seen. */
export function drawWorn(spec: PictureSpec, canvas: Canvas, defs: Definitions): string {
  const scene = smallScenes[spec.type] ?? (familyOf(spec.type) === 'bag' ? bagScene(spec) : clothScene(spec));
  return drawLayers(scene.layers(spec), cameraPlacement(scene.camera, canvas), canvas, defs);
}

const bagScene = (spec: PictureSpec): Scene => ({
  layers: carried,
  camera: isInHand(spec) ? cameras.carrying : cameras.upper,
});

const clothScene = ({ type }: PictureSpec): Scene =>
  familyOf(type) === 'top'
    ? { layers: clothed, camera: cameras.upper }
    : { layers: standing, camera: cameras.whole };

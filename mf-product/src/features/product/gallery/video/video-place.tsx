import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useEffect, useState } from 'react';
import { useChunk } from '../../../../shared/use-chunk.ts';
import type { GalleryVideoProps } from './gallery-video.tsx';

export type VideoAddress = ProductView['video_url'];

const loadVideo = () =>
  import(/* webpackChunkName: "product-tabs" */ './gallery-video.tsx').then(
    ({ GalleryVideo }) => GalleryVideo,
  );

/** Offers a product's video over its pictures, once the page is alive; without it the pictures stand. */
export function VideoPlace(props: GalleryVideoProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const GalleryVideo = useChunk(loadVideo, isAlive, () => undefined);
  return GalleryVideo && <GalleryVideo key={props.src} {...props} />;
}

/** How a picture lies in its frame: enlarged by `scale`, its middle moved by `x` and `y` px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A point of the frame, px from its middle. */
export interface Point {
  x: number;
  y: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };
const largest = 4;
/** What a double tap, a click and the keys enlarge to. */
const usual = 2.5;

/** Keeps the picture within four times its size and its edges out of the frame's middle. */
function clamped({ scale, x, y }: Zoom, frame: Size): Zoom {
  const bounded = Math.min(largest, Math.max(1, scale));
  const panLimit = (length: number) => ((bounded - 1) * length) / 2;
  const between = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
  return { scale: bounded, x: between(x, panLimit(frame.width)), y: between(y, panLimit(frame.height)) };
}

/** Enlarges by a factor so that what lies under `point` stays there. */
export function zoomedAt(zoom: Zoom, factor: number, point: Point, frame: Size): Zoom {
  const scale = Math.min(largest, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return clamped(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

/** Large at `point`, or whole again. */
export function toggledAt(zoom: Zoom, point: Point, frame: Size): Zoom {
  return zoom.scale > 1 ? wholePicture : zoomedAt(zoom, usual, point, frame);
}

export function movedBy(zoom: Zoom, by: Point, frame: Size): Zoom {
  return clamped({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

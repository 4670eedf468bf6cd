import { movedBy, toggledAt, wholePicture, zoomedAt } from './zoom.ts';

const frame = { width: 400, height: 600 };

describe('zoom of a picture', () => {
  it('keeps what lies under the finger there', () => {
    const point = { x: 100, y: -50 };
    const zoom = zoomedAt(wholePicture, 2, point, frame);
    expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
    const further = zoomedAt(zoom, 1.5, point, frame);
    // The pixel of the picture under the point is the same one before and after.
    expect((point.x - further.x) / further.scale).toBeCloseTo((point.x - zoom.x) / zoom.scale);
  });

  it('grows to four times at most and shrinks to the whole picture, in the middle', () => {
    expect(zoomedAt(wholePicture, 100, { x: 0, y: 0 }, frame).scale).toBe(4);
    const small = zoomedAt({ scale: 2, x: 200, y: 300 }, 0.1, { x: 0, y: 0 }, frame);
    expect(small).toEqual(wholePicture);
  });

  it('moves no further than its edges', () => {
    const zoom = movedBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, frame);
    expect(zoom).toEqual({ scale: 2, x: 200, y: -300 });
    expect(movedBy(wholePicture, { x: 5, y: 5 }, frame)).toEqual(wholePicture);
  });

  it('is switched on and off by a double tap', () => {
    const zoom = toggledAt(wholePicture, { x: 0, y: 0 }, frame);
    expect(zoom.scale).toBe(2.5);
    expect(toggledAt(zoom, { x: 9, y: 9 }, frame)).toEqual(wholePicture);
  });
});

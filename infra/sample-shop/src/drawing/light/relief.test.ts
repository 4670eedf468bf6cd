import { noiseTile } from '../noise.ts';
import { emptyRelief, layPanel, type ReliefPanel } from './relief.ts';

const square = (from: number, to: number): ReliefPanel['outline'] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const cloth = { round: 8, wrinkle: 0, grain: 0, folds: [], gloss: 0 };
const flat = noiseTile(8, [[1, 1, 1]], 1);

/** Heights below a broad panel: in its middle, where something small lies under it, and beside that. */
function heightsOf(upper: Partial<ReliefPanel>) {
  const relief = emptyRelief({ x: 0, y: 0, width: 80, height: 80, step: 2 });
  layPanel(relief, { ...cloth, outline: square(60, 100), thickness: 40 }, flat, 1);
  layPanel(relief, { ...cloth, outline: square(10, 150), thickness: 10, ...upper }, flat, 1);
  const at = (x: number, y: number) => relief.heights[(y / 2) * 80 + x / 2] ?? Number.NaN;
  return { over: at(80, 80), beside: at(40, 80) };
}

describe('a panel in the light', () => {
  it('shows the shape of what lies below it', () => {
    const { over, beside } = heightsOf({});
    expect(over).toBeGreaterThan(beside + 30);
  });

  it('does not show it when it stands at a level of its own, as the nearer shoe of a pair does', () => {
    const { over, beside } = heightsOf({ level: 24 });
    expect(over).toBeCloseTo(beside, 5);
    expect(beside).toBeGreaterThan(24);
  });
});

import type { Pattern } from '@mall/api/catalogue/pictures/picture-spec';
import { mix } from '../color.ts';
import { seeded } from '../random.ts';

/** The inside of an SVG pattern and the length of its repeat (drawing units). */
export interface PatternPaint {
  width: number;
  height: number;
  svg: string;
}

function herringbone(hex: string): string {
  const strokes: string[] = [];
  for (let y = -16; y <= 48; y += 8) strokes.push(`M0 ${y + 16}L16 ${y}L32 ${y + 16}`);
  return `<path d="${strokes.join('')}" fill="none" stroke="${hex}" stroke-width="3" opacity=".75"/>`;
}

/** Flecks of a mixed yarn: short upright dashes scattered the same way each time. */
function flecks(hex: string, pale: string): string {
  const marks = ['', ''];
  const random = seeded(17);
  for (let index = 0; index < 420; index += 1) {
    const [x, y] = [random.range(0, 119), random.range(0, 115)];
    marks[index % 2] += `M${x.toFixed(1)} ${y.toFixed(1)}v${1 + (index % 4)}`;
  }
  const path = (d: string | undefined, stroke: string) =>
    `<path d="${d ?? ''}" stroke="${stroke}" stroke-width=".8" opacity=".42"/>`;
  return path(marks[0], hex) + path(marks[1], pale);
}

/** What a pattern without bands lays over the main colour; undefined for plain cloth. */
export function patternPaint(pattern: Pattern, base: string, accent: string): PatternPaint | undefined {
  switch (pattern) {
    case 'herringbone':
      return { width: 32, height: 8 * 4, svg: herringbone(mix(base, accent, 0.35)) };
    case 'melange':
      return { width: 120, height: 120, svg: flecks(mix(base, '#141414', 0.4), mix(base, '#ffffff', 0.5)) };
    default:
      return undefined;
  }
}

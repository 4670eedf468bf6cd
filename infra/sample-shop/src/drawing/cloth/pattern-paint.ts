import type { Pattern } from '@mall/api/catalogue/pictures/picture-spec';
import { lightness, mix } from '../color.ts';
import { seeded } from '../random.ts';

/** The inside of an SVG pattern and the length of its repeat (drawing units). */
export interface PatternPaint {
  width: number;
  height: number;
  svg: string;
}

const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

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

/** What a pattern lays over the main colour; undefined for plain cloth. */
export function patternPaint(
  pattern: Pattern,
  base: string,
  accent: string,
  isShirting = false,
): PatternPaint | undefined {
  switch (pattern) {
    case 'stripe':
      // Shirts are striped upright and finely, knits and tees around the body.
      if (isShirting) return { width: 18, height: 36, svg: bar(0, 0, 7, 36, accent, 0.85) };
      return { width: 40, height: 44, svg: bar(0, 12, 40, 17, accent) };
    case 'pinstripe':
      return { width: 22, height: 40, svg: bar(10, 0, 2.2, 40, accent, 0.8) };
    case 'check': {
      const fine = mix(accent, '#ffffff', lightness(base) > 0.5 ? 0 : 0.3);
      const bands = [bar(0, 20, 96, 26, accent, 0.42), bar(20, 0, 26, 96, accent, 0.42)];
      const lines = [bar(0, 68, 96, 4, fine, 0.6), bar(68, 0, 4, 96, fine, 0.6)];
      return { width: 96, height: 96, svg: [...bands, ...lines].join('') };
    }
    case 'gingham':
      return { width: 24, height: 24, svg: bar(0, 0, 24, 12, accent, 0.5) + bar(0, 0, 12, 24, accent, 0.5) };
    case 'herringbone':
      return { width: 32, height: 8 * 4, svg: herringbone(mix(base, accent, 0.35)) };
    case 'melange':
      return { width: 120, height: 120, svg: flecks(mix(base, '#141414', 0.4), mix(base, '#ffffff', 0.5)) };
    default:
      return undefined;
  }
}

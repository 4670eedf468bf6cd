import { mix } from '../color.ts';
import type { Ground, Surface } from '../makers/maker.ts';

type Paint = (width: number, height: number, ground: Ground) => string;

const veil = (hex: string, opacity: number, d: string) =>
  `<path d="${d}" fill="${hex}" opacity="${opacity}"/>`;
const stroke = (hex: string, opacity: number, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${hex}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

/** Numbers that look scattered and are always the same. */
const scatter = (index: number, step: number) => (index * step) % 1;

/** Floor boards of uneven width and tone, running up the picture. */
const boards: Paint = (width, height, { dim }) => {
  const unit = width / 6.4;
  const dark = mix(dim, '#3a2a1a', 0.5);
  return Array.from({ length: 8 }, (_, index) => {
    const x = unit * (index - 0.6);
    const joint = height * (0.12 + 0.78 * scatter(index + 1, 0.618));
    const grain = [0.22, 0.47, 0.71].map((at, row) => {
      const gx = x + unit * (at + 0.1 * scatter(index + row, 0.37));
      return `M${gx.toFixed(1)} 0C${(gx + unit * 0.05).toFixed(1)} ${height * 0.3} ${(gx - unit * 0.05).toFixed(1)} ${height * 0.7} ${gx.toFixed(1)} ${height}`;
    });
    return [
      veil(
        index % 2 ? '#ffffff' : dark,
        0.05 + 0.05 * scatter(index, 0.73),
        `M${x} 0H${x + unit}V${height}H${x}Z`,
      ),
      stroke(dark, 0.13, unit * 0.012, grain.join('')),
      stroke(dark, 0.42, Math.max(1, unit * 0.016), `M${x} 0V${height}M${x} ${joint}H${x + unit}`),
    ].join('');
  }).join('');
};

/** Cast floor: clouds of tone and a few pores. */
const concrete: Paint = (width, height, { dim }) => {
  const clouds = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = [scatter(index + 1, 0.618) * width, scatter(index + 1, 0.414) * height];
    const r = width * (0.16 + 0.2 * scatter(index, 0.83));
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.7).toFixed(0)}" fill="url(#cloud${index % 2})"/>`;
  });
  const pores = Array.from({ length: 36 }, (_, index) => {
    const [x, y] = [scatter(index + 3, 0.7548) * width, scatter(index + 3, 0.5698) * height];
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${(width * 0.0016).toFixed(2)}`;
  });
  const cloud = (id: number, hex: string) =>
    `<radialGradient id="cloud${id}"><stop offset="0" stop-color="${hex}" stop-opacity=".16"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient>`;
  return `<defs>${cloud(0, '#ffffff')}${cloud(1, mix(dim, '#20242a', 0.6))}</defs>${clouds.join('')}${stroke('#20242a', 0.3, width * 0.0016, pores.join(''))}`;
};

/** A woven sheet with two soft creases. */
const linen: Paint = (width, height, { dim }) => {
  const step = Math.max(2, Math.round(width / 240));
  const dark = mix(dim, '#6b5540', 0.5);
  const weave = `<pattern id="weave" width="${step * 2}" height="${step * 2}" patternUnits="userSpaceOnUse"><path d="M0 0H${step}V${step}H0ZM${step} ${step}H${step * 2}V${step * 2}H${step}Z" fill="${dark}" opacity=".09"/></pattern>`;
  const crease = (from: number, to: number) =>
    `M${width * from} 0C${width * (from + 0.04)} ${height * 0.4} ${width * (to - 0.05)} ${height * 0.7} ${width * to} ${height}`;
  return [
    `<defs>${weave}</defs><rect width="${width}" height="${height}" fill="url(#weave)"/>`,
    ...[0.03, 0.016, 0.006].map((wide) =>
      stroke(dark, 0.05, width * wide, crease(0.18, 0.09) + crease(0.86, 0.95)),
    ),
    stroke('#ffffff', 0.3, width * 0.006, crease(0.188, 0.098) + crease(0.868, 0.958)),
  ].join('');
};

const tiles: Paint = (width, height, { dim }) => {
  const unit = width / 4;
  const rows = Array.from({ length: 6 }, (_, index) => `M0 ${unit * (index + 0.33)}H${width}`);
  const columns = Array.from({ length: 5 }, (_, index) => `M${unit * (index + 0.5)} 0V${height}`);
  const d = [...rows, ...columns].join('');
  return (
    stroke(mix(dim, '#5a5f68', 0.4), 0.5, width * 0.005, d) +
    `<g transform="translate(${width * 0.003} ${width * 0.003})">${stroke('#ffffff', 0.6, width * 0.002, d)}</g>`
  );
};

/** Veins that run from the upper left, each with a haze beside it. */
const marble: Paint = (width, height, { dim }) => {
  const vein = (x: number, bend: number) =>
    `M${width * x} 0C${width * (x + bend)} ${height * 0.22} ${width * (x - bend * 0.6)} ${height * 0.5} ${width * (x + 0.22)} ${height * 0.68}S${width * (x + 0.2 + bend)} ${height * 0.9} ${width * (x + 0.36)} ${height}`;
  const dark = mix(dim, '#5c4a34', 0.55);
  const veins = [vein(0.06, 0.14), vein(0.52, -0.1), vein(-0.3, 0.2), vein(0.8, 0.08)];
  return veins
    .map((d, index) =>
      [0.05, 0.022, 0.004]
        .map((wide, at) => stroke(dark, at === 2 ? 0.4 : 0.05, width * wide * (index % 2 ? 0.6 : 1), d))
        .join(''),
    )
    .join('');
};

/** A seamless backdrop: wall above, floor below, and the soft bend between them. */
const sweep: Paint = (width, height, { dim }) =>
  `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(dim, '#1b1f24', 0.3)}" stop-opacity="0"/><stop offset=".22" stop-color="${mix(dim, '#1b1f24', 0.3)}" stop-opacity=".34"/><stop offset="1" stop-color="#ffffff" stop-opacity=".3"/></linearGradient></defs><rect y="${height * 0.66}" width="${width}" height="${height * 0.34}" fill="url(#floor)"/>`;

/** Daylight through a window: four panes across the wall. */
const windowPanes: Paint = (width, height) => {
  const pane = (x: number, y: number) => {
    const [px, py, w, h, lean] = [width * x, height * y, width * 0.3, height * 0.24, height * 0.1];
    return [0, 1, 2]
      .map((grow) => {
        const g = grow * width * 0.006;
        return veil(
          '#ffffff',
          0.13,
          `M${px - g} ${py - g}L${px + w + g} ${py + lean - g}V${py + h + lean + g}L${px - g} ${py + h + g}Z`,
        );
      })
      .join('');
  };
  return pane(0.12, 0.05) + pane(0.46, 0.135) + pane(0.12, 0.33) + pane(0.46, 0.415);
};

const arch: Paint = (width, height, { dim }) => {
  const [left, right, top] = [width * 0.1, width * 0.9, height * 0.06];
  const r = (right - left) / 2;
  return veil(
    mix(dim, '#ffffff', 0.12),
    0.75,
    `M${left} ${height}V${top + r}A${r} ${r} 0 0 1 ${right} ${top + r}V${height}Z`,
  );
};

/** Two papers that meet along a slant. */
const halves: Paint = (width, height, { dim }) =>
  veil(dim, 0.9, `M0 ${height * 0.74}L${width} ${height * 0.46}V${height}H0Z`) +
  stroke('#0d0b0a', 0.08, width * 0.004, `M0 ${height * 0.74}L${width} ${height * 0.46}`);

/** What a surface shows over its plain colour. */
export const surfacePaints: Record<Surface, Paint> = {
  paper: () => '',
  boards,
  concrete,
  linen,
  tiles,
  marble,
  sweep,
  window: windowPanes,
  arch,
  halves,
};

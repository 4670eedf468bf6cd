import { mix, shift } from '../color.ts';

const circle = (r: number, fill: string, more = '') => `<circle r="${r}" fill="${fill}"${more}/>`;

const shadowOf = (r: number) =>
  [1.5, 1.3, 1.12]
    .map((grow) => `<circle cx="1.6" cy="2.4" r="${(r * grow).toFixed(1)}" fill="#0d0b0a" opacity=".16"/>`)
    .join('');

/** A sewn four-hole button, 1.2 cm across at size 1. */
export function button(hex: string, holes: 2 | 4 = 4): string {
  const dark = shift(hex, -0.45);
  const at =
    holes === 4
      ? [
          [-1.5, -1.5],
          [1.5, -1.5],
          [-1.5, 1.5],
          [1.5, 1.5],
        ]
      : [
          [-1.6, 0],
          [1.6, 0],
        ];
  const dots = at
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".8" fill="${shift(hex, -0.75)}"/>`)
    .join('');
  const rim = `<path d="M-4.6 1.2A4.8 4.8 0 0 1 1.2 -4.6" fill="none" stroke="#fff" stroke-width="1" opacity=".55" stroke-linecap="round"/>`;
  return `${shadowOf(6)}${circle(6, dark)}${circle(5.5, hex)}${circle(4, mix(hex, dark, 0.28))}${rim}${dots}`;
}

/** A metal rivet, snap or eyelet, 1 cm across at size 1. */
export function rivet(hex: string, hollow = false): string {
  const middle = hollow ? circle(2.4, '#191715') : circle(2.6, shift(hex, -0.18));
  return `${shadowOf(4.6)}${circle(4.8, shift(hex, -0.5))}${circle(4.3, hex)}<circle cx="-1.2" cy="-1.4" r="2" fill="#fff" opacity=".5"/>${middle}`;
}

/** Care marks on a small satin label: wash, bleach, iron, dry clean; its top middle at zero. */
export function careLabel(): string {
  const marks = [
    'M-17 10L-15.5 18H-7.5L-6 10M-17 12Q-14 9.6 -11.5 12T-6 12',
    'M2 18L7 9.5 12 18Z',
    'M-17 31H-6L-7.5 26.5H-13Q-16.4 27.5 -17 31',
    'M12 28.5A4.6 4.6 0 1 0 12 28.6',
  ];
  return [
    '<rect x="-21" y="1.4" width="44" height="41" fill="#0d0b0a" opacity=".16"/>',
    '<rect x="-22" y="0" width="44" height="41" fill="#f4f2ec"/>',
    `<path d="${marks.join('')}M-16 37H16" fill="none" stroke="#3a3937" stroke-width="1"/>`,
  ].join('');
}

/** A zip between two points on one line, teeth and tape; drawn downward from zero. */
export function zip(length: number, metal: string, tape: string): string {
  const teeth = `stroke-dasharray="2.4 1.8"`;
  return [
    `<rect x="-7" y="0" width="14" height="${length}" fill="${tape}"/>`,
    `<rect x="-7" y="0" width="14" height="${length}" fill="#0d0b0a" opacity=".12"/>`,
    `<path d="M0 0V${length}" stroke="${shift(metal, -0.6)}" stroke-width="6.4"/>`,
    `<path d="M-1.5 0V${length}" stroke="${metal}" stroke-width="3.4" ${teeth}/>`,
    `<path d="M1.5 2.1V${length}" stroke="${shift(metal, -0.12)}" stroke-width="3.4" ${teeth}/>`,
  ].join('');
}

/** A zip's slider and pull, hanging from zero. */
export function zipPull(metal: string): string {
  const dark = shift(metal, -0.45);
  return [
    '<rect x="-3.4" y="3" width="11" height="34" rx="4" fill="#0d0b0a" opacity=".22"/>',
    `<path d="M-6 -4H6L4.6 10H-4.6Z" fill="${dark}"/><path d="M-4.8 -3H4.8L3.6 8.6H-3.6Z" fill="${metal}"/>`,
    `<rect x="-3.6" y="7" width="7.2" height="26" rx="3.2" fill="${dark}"/>`,
    `<rect x="-2.8" y="7.8" width="5.6" height="24.4" rx="2.6" fill="${metal}"/>`,
    '<rect x="-2" y="9" width="1.6" height="21" rx=".8" fill="#fff" opacity=".55"/>',
  ].join('');
}

/** A rectangular frame buckle with its prong; width and height in units. */
export function buckle(width: number, height: number, metal: string): string {
  const dark = shift(metal, -0.5);
  const box = (inset: number, stroke: string, weight: number) =>
    `<rect x="${-width / 2 + inset}" y="${-height / 2 + inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${height * 0.14}" fill="none" stroke="${stroke}" stroke-width="${weight}"/>`;
  const weight = Math.max(4, height * 0.11);
  return [
    `<g transform="translate(3 4)" opacity=".25">${box(0, '#0d0b0a', weight * 1.3)}</g>`,
    box(0, dark, weight * 1.25),
    box(0, metal, weight * 0.9),
    box(-weight * 0.2, mix(metal, '#ffffff', 0.6), weight * 0.2),
    `<path d="M${-width * 0.5} 0H${width * 0.5}" stroke="${dark}" stroke-width="${weight}"/>`,
    `<path d="M${-width * 0.5} -1H${width * 0.5}" stroke="${metal}" stroke-width="${weight * 0.7}"/>`,
  ].join('');
}

import * as icons from './icon-paths.ts';
import { IconShape } from './icon-shape.tsx';
import * as layoutIcons from './layout-icons.ts';

const paths = {
  search: layoutIcons.search,
  bag: icons.bag,
  heart: icons.heart,
  'heart-filled': icons.heartFilled,
  user: layoutIcons.user,
  close: icons.close,
  'chevron-left': icons.chevronLeft,
  'chevron-right': icons.chevronRight,
  'chevrons-left': icons.chevronsLeft,
  'chevron-down': layoutIcons.chevronDown,
  live: layoutIcons.live,
  play: icons.play,
  pause: icons.pause,
  plus: icons.plus,
  minus: icons.minus,
  check: icons.check,
  filter: icons.filter,
  star: icons.star,
  'star-filled': icons.starFilled,
  share: icons.share,
  truck: icons.truck,
  refresh: icons.refresh,
  eye: icons.eye,
  'eye-off': icons.eyeOff,
  info: icons.info,
  alert: icons.alert,
  bell: icons.bell,
  coupon: icons.coupon,
  external: icons.external,
} as const;

export type IconName = keyof typeof paths;

const filled: ReadonlySet<IconName> = new Set(['heart-filled', 'star-filled', 'play']);

export interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: number;
  /** Says what the icon means when no text beside it does; without it the icon is decoration. */
  label?: string | undefined;
}

/** A filled icon as a value of `mask-image`, for icons without an element of their own. */
export function iconMask(name: IconName): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${paths[name]}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  return <IconShape path={paths[name]} size={size} isSolid={filled.has(name)} label={label} />;
}

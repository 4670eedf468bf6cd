import { css } from '@emotion/react';

const outline = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
  '& path': { vectorEffect: 'non-scaling-stroke' },
});
const solid = css(outline, { fill: 'currentColor' });

export interface IconShapeProps {
  /** A path of `icon-paths` or `layout-icons`. */
  path: string;
  size: number;
  isSolid?: boolean;
  label?: string | undefined;
}

/** An icon by its path, for code that must not carry all of them; elsewhere `Icon`. */
export function IconShape({ path, size, isSolid = false, label }: IconShapeProps) {
  return (
    <svg
      css={isSolid ? solid : outline}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={size < 18 ? 1.2 : 1.5}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}

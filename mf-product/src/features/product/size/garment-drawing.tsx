import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import { color } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { labelOf, type MeasureLine } from './drawings/drawing.ts';
import { drawingOf } from './drawings/drawing-of.ts';
import type { Shown } from './size-section.tsx';

const styles = css({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '& text': { fontSize: 11, fontWeight: 600, textAnchor: 'middle', dominantBaseline: 'central' },
});
const outline = { fill: '#fff', stroke: '#8a8a8a', strokeWidth: 1.6 };
const seam = { stroke: '#c4c4c4', strokeWidth: 1 };

interface Props {
  kind: GoodsKind;
  table: ProductView['size_table'];
  shown: Shown;
}

/** The garment as a line drawing with its measures lettered; the one that is pointed at stands out. */
export function GarmentDrawing({ kind, table, shown }: Props) {
  const { drawing, columns } = drawingOf(kind, table.columns);
  if (!drawing) return null;
  const values = table.rows.find(({ size }) => size === shown.size)?.values;
  const drawn = columns.flatMap(({ name, letter, line }, index) =>
    line ? [{ name, letter, line, index, value: values?.[index] }] : [],
  );
  // What stands out is drawn last, over the others.
  const ordered = drawn.toSorted(
    (one, other) => Number(one.index === shown.column) - Number(other.index === shown.column),
  );
  return (
    <svg
      css={styles}
      viewBox="-6 -6 312 312"
      role="img"
      aria-label={copy.drawing(drawn.map(({ letter, name }) => copy.showColumn(letter, name)).join(', '))}
    >
      {drawing.outlines.map((path) => (
        <path key={path} d={path} {...outline} />
      ))}
      {drawing.details.map((path) => (
        <path key={path} d={path} {...seam} />
      ))}
      {ordered.map(({ letter, line, index, value }) => (
        <MeasureMark key={letter} letter={letter} line={line} value={value} isOn={index === shown.column} />
      ))}
    </svg>
  );
}

interface MarkProps {
  letter: string;
  line: MeasureLine;
  /** cm in the size that is pointed at. */
  value: string | undefined;
  isOn: boolean;
}

function MeasureMark({ letter, line, value, isOn }: MarkProps) {
  const [x, y] = labelOf(line);
  const stroke = isOn ? color.sale : color.ink;
  const width = isOn ? 3 : 1.4;
  const text = value === undefined ? letter : `${letter} ${copy.cm(value)}`;
  const half = value === undefined ? 10 : 6 + text.length * 3.1;
  return (
    <g stroke={stroke} strokeWidth={width} data-measure={letter} data-on={isOn ? '' : undefined}>
      {'path' in line ? (
        <path d={line.path} strokeDasharray={isOn ? undefined : '4 4'} />
      ) : (
        <>
          <line
            x1={line.from[0]}
            y1={line.from[1]}
            x2={line.to[0]}
            y2={line.to[1]}
            strokeDasharray={isOn ? undefined : '4 4'}
          />
          {[line.from, line.to].map(([endX, endY]) => (
            <circle
              key={`${endX} ${endY}`}
              cx={endX}
              cy={endY}
              r={isOn ? 3.5 : 2}
              fill={stroke}
              stroke="none"
            />
          ))}
        </>
      )}
      <rect
        x={x - half}
        y={y - 10}
        width={half * 2}
        height={20}
        rx={10}
        fill={stroke}
        stroke="#fff"
        strokeWidth={1}
      />
      <text x={x} y={y + 0.5} fill="#fff" stroke="none">
        {text}
      </text>
    </g>
  );
}

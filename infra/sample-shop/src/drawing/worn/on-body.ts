import type { Part, Piece } from '../piece.ts';
import { type Fitting, placed } from '../placed.ts';

/** How much narrower cloth looks around a body than laid flat. */
const around = 0.76;

/** Cloth on a body: narrower, and rounder toward its sides. */
export function onBody(parts: readonly Part[], fitting: Fitting = {}): Part[] {
  return placed(parts, { wide: around, tall: 1, ...fitting }).map((part) =>
    part.kind === 'panel' && (part.thickness ?? 9) >= largePanel
      ? { ...part, thickness: (part.thickness ?? 9) * 2.2, round: (part.round ?? 16) * 2.6 }
      : part,
  );
}
/** Thickness from which a panel is a body or a sleeve, not something sewn on. */
const largePanel = 12;

/** What is seen through the neck, behind the wearer. */
export const insideOf = ({ parts }: Piece): Part[] => parts.filter((part) => part.inside);
export const outsideOf = ({ parts }: Piece): Part[] => parts.filter((part) => !part.inside);

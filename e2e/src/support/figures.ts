import { test } from '@playwright/test';

interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The most that was promised. */
  limit?: number;
}

/** Puts a figure into the report, from where `npm run bench` takes it. */
export function noteFigure(figure: Figure): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figure) });
}

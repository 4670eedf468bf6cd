import * as z from 'zod/mini';

/** Whether a day of that name exists; `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A day that exists, as YYYY-MM-DD; `z.iso` is not among what browsers share. */
export const daySchema = z.string().check(z.refine(isDay));

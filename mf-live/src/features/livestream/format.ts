import { copy } from './copy.ts';

/** Play time as `0:58` or `12:05`. */
export function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Views as `980`, `1.2천` or `3.4만`; one decimal below ten of a unit, none above. */
export function viewsText(count: number): string {
  const unit =
    count >= 10_000 ? { size: 10_000, name: copy.tenThousand } : { size: 1000, name: copy.thousand };
  if (count < unit.size) return String(count);
  const amount = count / unit.size;
  const text = amount < 10 ? (Math.floor(amount * 10) / 10).toString() : String(Math.floor(amount));
  return `${text}${unit.name}`;
}

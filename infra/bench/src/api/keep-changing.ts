import { query } from '../services/new-database.ts';

/** Adds a piece to one option every second until the returned undo: the caches have to earn their figures. */
export function keepChanging(url: string): () => void {
  const change = 'update product_options set stock = stock + 1 where product_option_id = 200';
  const timer = setInterval(() => void query(url, change).catch(() => undefined), 1000);
  return () => clearInterval(timer);
}

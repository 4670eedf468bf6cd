/** Rejects after `limitMs` when nothing came until then. */
export function withLimit<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

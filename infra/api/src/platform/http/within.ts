/** Rejects with what `late` makes when the work takes longer than the limit (ms); the work itself goes on. */
export async function within<Result>(
  work: Promise<Result>,
  limitMs: number,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

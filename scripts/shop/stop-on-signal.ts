/**
 * Stops in order on Ctrl-C, once: a second signal while things are stopping must not end this process before the
 * others, which would go on without it and keep their ports.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(0));
    });
}

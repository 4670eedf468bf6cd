import { createServer } from 'node:net';

const span = [0, 10, 20, 21, 30];

/** Whether a port of this machine is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A port for the edge whose neighbours for the other services are free as well. */
export async function findPort(from: number): Promise<number> {
  for (let port = from; port < from + 1000; port += 40) {
    const free = await Promise.all(span.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`no free ports from ${from} on`);
}

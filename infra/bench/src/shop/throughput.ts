import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);

/** Until then V8 compiles the code that has become hot, on the same core. */
const warmUpSeconds = 15;

/** Requests per second by wrk; null where it is not installed. */
async function throughputByWrk(url: string, connections: number, seconds: number): Promise<number | null> {
  const options = ['-t1', `-c${connections}`, '-H', 'accept-encoding: gzip', url];
  try {
    await run('wrk', [`-d${warmUpSeconds}s`, ...options]);
    const { stdout } = await run('wrk', [`-d${seconds}s`, ...options]);
    const [failures] = /Non-2xx.*|Socket errors.*/.exec(stdout) ?? [];
    if (failures) console.log(`  ${url}: ${failures}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Requests per second of one address, warmed up. wrk is asked first: autocannon takes longer for an answer than the
 * edge does for a page from its cache, and measures itself.
 */
export async function throughput(url: string, connections: number, seconds: number): Promise<number> {
  const byWrk = await throughputByWrk(url, connections, seconds);
  if (byWrk !== null) return byWrk;
  const options = { url, connections, headers: { 'accept-encoding': 'gzip' } };
  await autocannon({ ...options, duration: warmUpSeconds });
  return (await autocannon({ ...options, duration: seconds })).requests.average;
}

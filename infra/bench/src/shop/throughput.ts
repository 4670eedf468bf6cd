import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installDebianPackage } from '@mall/scripts/browser/debian-package';
import autocannon from 'autocannon';

const run = promisify(execFile);
/** As browsers ask for a page. */
const encodings = 'gzip, br';

/** Until then V8 compiles the code that has become hot, on the same core. */
const warmUpSeconds = 15;

interface Load {
  url: string;
  /** Of a member; absent for guests. */
  cookie?: string | undefined;
  connections: number;
  seconds: number;
}

let hasTriedToInstall = false;

/** Requests per second by wrk; null where it is not installed and cannot be. */
async function throughputByWrk(load: Load): Promise<number | null> {
  const { url, cookie, connections, seconds } = load;
  const headers = ['-H', `accept-encoding: ${encodings}`, ...(cookie ? ['-H', `cookie: ${cookie}`] : [])];
  const options = ['-t1', `-c${connections}`, ...headers, url];
  try {
    await run('wrk', [`-d${warmUpSeconds}s`, ...options]);
    const { stdout } = await run('wrk', [`-d${seconds}s`, ...options]);
    const [failures] = /Non-2xx.*|Socket errors.*/.exec(stdout) ?? [];
    if (failures) console.log(`  ${url}: ${failures}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    if (hasTriedToInstall) return null;
    hasTriedToInstall = true;
    return installDebianPackage(['wrk'], console.log) ? throughputByWrk(load) : null;
  }
}

/**
 * Requests per second of one address, warmed up. wrk is asked first: autocannon takes longer for an answer than the
 * edge does for a page from its cache, and measures itself.
 */
export async function throughput(load: Load): Promise<number> {
  const { url, cookie, connections, seconds } = load;
  const byWrk = await throughputByWrk(load);
  if (byWrk !== null) return byWrk;
  const options = {
    url,
    connections,
    headers: { 'accept-encoding': encodings, ...(cookie ? { cookie } : {}) },
  };
  await autocannon({ ...options, duration: warmUpSeconds });
  return (await autocannon({ ...options, duration: seconds })).requests.average;
}

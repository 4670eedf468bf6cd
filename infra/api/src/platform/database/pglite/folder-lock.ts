import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';

/**
 * Keeps two processes from opening one embedded database, which would ruin it. Resolves with the undo. A lock whose
 * process is gone, for instance after a power cut, is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'process.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(`${process.pid} ${await startOf(process.pid)}`);
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const [pid = '', start = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
      if (await isRunning(Number(pid), start)) throw new Error(`${folder} is in use by process ${pid}`);
      await rm(path, { force: true });
    }
  }
  throw new Error(`${folder} is being opened by another process`);
}

async function isRunning(pid: number, start: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  // In a container that starts anew, the same number soon belongs to another process.
  return (await startOf(pid)) === start;
}

/** When a process started, in ticks since boot; empty where the system does not tell (it then goes by number only). */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets and may hold spaces; the start is the 20th after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

import { execFileSync } from 'node:child_process';

/** Keeps a process with all its threads on one core; false where the system cannot. */
export function holdToCore(pid: number, core: number): boolean {
  try {
    execFileSync('taskset', ['-acp', String(core), String(pid)]);
    return true;
  } catch {
    return false;
  }
}

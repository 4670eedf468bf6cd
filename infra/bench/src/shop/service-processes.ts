import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '@mall/scripts/workspace';
import { holdToCore } from '../load/hold-to-core.ts';

interface RunningProcess {
  pid: number;
  /** Resident memory, KB. */
  rss: number;
}

const drawingProcess = path.join(root, 'infra/sample-shop/dist/draw-process');
const drawingLimitMs = 600_000;
/** V8 gives memory back in steps, some seconds apart, to a process that has nothing to do. */
const restMs = 45_000;

/** Processes of our services by name. */
function processesOf(names: readonly string[]): RunningProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => names.some((name) => line.includes(path.join(root, 'infra', name, 'dist'))))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, rss = 0]) => ({ pid, rss }));
}

/** Keeps the edge with all its threads on the first core; says so where the system cannot. */
export function holdEdgeToOneCore(): string {
  const isHeld = processesOf(['edge']).every(({ pid }) => holdToCore(pid, 0));
  return isHeld ? 'edge on one core' : 'edge on all cores: no taskset here';
}

/** Waits until the first start's pictures are drawn: no shop at rest draws. */
export async function drawingIsDone(): Promise<void> {
  const isDrawing = () => execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).includes(drawingProcess);
  for (const started = Date.now(); isDrawing(); ) {
    if (Date.now() - started > drawingLimitMs) throw new Error('the pictures are not drawn in ten minutes');
    await setTimeout(1000);
  }
}

/** Resident memory of the services below this process, MB, once V8 has given back what their start took. */
export async function memoryOf(names: readonly string[]): Promise<number> {
  await setTimeout(restMs);
  return processesOf(names).reduce((sum, { rss }) => sum + rss, 0) / 1024;
}

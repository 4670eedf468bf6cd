import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../threads/answer-jobs.ts';

/** What a job of this thread does; the number comes back. */
export type TestJob =
  | { does: 'answer'; number: number }
  | { does: 'fail'; text: string }
  | { does: 'wait for ever' }
  | { does: 'block for ever' }
  | { does: 'fill the memory' };

async function work(job: TestJob): Promise<number> {
  switch (job.does) {
    case 'answer':
      return job.number;
    case 'fail':
      throw new Error(job.text);
    case 'wait for ever':
      return new Promise(() => undefined);
    case 'block for ever':
      for (;;);
    case 'fill the memory': {
      const kept: number[][] = [];
      for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
    }
  }
}

if (parentPort) answerJobs(parentPort, work);

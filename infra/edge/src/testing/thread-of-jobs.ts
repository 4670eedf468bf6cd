import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../threads/answer-jobs.ts';

/** What a job of this thread does; the number comes back. */
export type TestJob =
  | { does: 'answer'; number: number }
  | { does: 'fail'; text: string }
  | { does: 'wait for ever' }
  | { does: 'wait'; ms: number }
  | { does: 'block for ever' }
  | { does: 'say and block'; at: string }
  | { does: 'fill the memory' };

async function work(job: TestJob, note: (at: string) => void): Promise<number> {
  switch (job.does) {
    case 'answer':
      return job.number;
    case 'fail':
      throw new Error(job.text);
    case 'wait':
      return new Promise((resolve) => setTimeout(() => resolve(job.ms), job.ms));
    case 'wait for ever':
      return new Promise(() => undefined);
    case 'say and block':
      note(job.at);
      for (;;);
    case 'block for ever':
      for (;;);
    case 'fill the memory': {
      const leak: number[][] = [];
      for (;;) leak.push(Array.from({ length: 100_000 }, Math.random));
    }
  }
}

if (parentPort) answerJobs(parentPort, work);

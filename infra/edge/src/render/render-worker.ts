import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../threads/answer-jobs.ts';
import { renderPage } from './render-page.ts';

if (!parentPort) throw new Error('this file runs in a thread of the render pool');
answerJobs(parentPort, renderPage, ({ header, content, footer, queries }) => [
  header,
  content,
  footer,
  queries,
]);

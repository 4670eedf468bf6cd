import { yieldToMain } from './boot/yield-to-main.ts';

/** Parts of the shell in the order of their evaluation, each a few ms of a slow phone's time. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ 'zod/mini'),
  () => import(/* webpackMode: "eager" */ './boot/provide-shared.ts'),
  () => import(/* webpackMode: "eager" */ './remotes/federation.ts'),
  () => import(/* webpackMode: "eager" */ '@mall/contracts/client/create-api-client'),
  () => import(/* webpackMode: "eager" */ './boot/create-services.ts'),
  () => import(/* webpackMode: "eager" */ './layout/header.tsx'),
];

/**
 * The shell comes as one file and is evaluated in parts: in one go it would hold a slow phone for a third of a second.
 */
async function start(): Promise<void> {
  for (const load of parts) {
    await yieldToMain();
    await load();
  }
  await yieldToMain();
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot.tsx');
  await boot();
}

void start();

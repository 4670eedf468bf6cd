import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { port as readPort } from '@mall/command-line/values';
import { checkWorkshop } from './check-workshop.ts';
import { serveWorkshop } from './serve-workshop.ts';

const defaultPort = 3200;

interface WorkshopOptions {
  port: number;
  check?: true;
  update?: true;
}

async function openWorkshop({ port, check, update }: WorkshopOptions): Promise<void> {
  if (check || update) {
    const { passed, failed, notes } = await checkWorkshop({ update: update ?? false });
    console.log(`${notes.join('\n')}\n\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
    return;
  }
  const { origin } = await serveWorkshop(port);
  console.log(`The workshop of @mall/ui:  ${origin}\nA reload shows what has changed. Ctrl-C stops it.`);
}

const program = commandLine({
  command: 'npm run workshop --',
  description:
    'Shows every primitive of the design system in every state, on each family site, on both layouts.',
  examples: [
    ['npm run workshop', 'opens it'],
    ['npm run workshop -- --check', 'runs axe and compares pictures, as npm test does'],
    ['npm run workshop -- --update', 'renews the pictures that have changed (shared-ui/workshop/pictures)'],
  ],
})
  .option('--port <n>', 'where it is served', readPort, defaultPort)
  .option('--check', 'run axe and compare pictures')
  .option('--update', 'renew the pictures that have changed')
  .action(openWorkshop);

await runCommandLine(program);

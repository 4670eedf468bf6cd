import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { addAuditCommand } from './commands/audit-command.ts';
import { addCleanCommand } from './commands/clean-command.ts';
import { addComposeCommand } from './commands/compose-command.ts';
import { addLookCommands } from './commands/look-commands.ts';
import { addMoveCommands } from './commands/move-commands.ts';
import { addPublishCommand } from './commands/publish-command.ts';
import { addTokenCommands } from './commands/token-commands.ts';
import { addTraceCommand } from './commands/trace-command.ts';
import { readConfig } from './config.ts';
import { smokeAt } from './known/smoke-service.ts';
import { provideSmokeTool } from './known/smoke-tool.ts';

const program = commandLine({
  command: 'npm run registry --',
  description: 'Artifacts, releases and channels of the shop.',
  examples: [
    ['npm run registry -- compose --with mf-live@1.0.1', 'a release from the stable one with this version'],
    ['npm run registry -- promote r0002-5f6e8bba', 'has stable serve it'],
    ['npm run registry -- rollback --why "empty cart"', 'and back, for everybody who has it'],
    ['npm run registry -- canary 5', 'the release of canary for 5 % of new visitors'],
  ],
  samples: {
    release: 'r0002-5f6e8bba',
    after: 'r0003-0c4e1a2b',
    name: 'mf-live',
    channel: 'stable',
    kind: 'promote',
  },
  notes: 'The data folder is DATA_DIR (default .data).',
});
addLookCommands(program);
addPublishCommand(program);
addComposeCommand(program);
addMoveCommands(program);
addTokenCommands(program);
addAuditCommand(program);
addCleanCommand(program);
addTraceCommand(program);

const { smokeOrigin } = readConfig(process.env);
if (smokeOrigin) provideSmokeTool(smokeAt(smokeOrigin));

// What is written to disk is for this account only.
process.umask(0o077);
await runCommandLine(program);

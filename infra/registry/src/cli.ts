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

const program = commandLine({
  command: 'npm run registry --',
  description: 'Artifacts, releases and channels of the shop.',
  examples: [
    ['npm run registry -- compose --with mf-live@1.0.1', 'a release from the stable one with this version'],
    ['npm run registry -- promote r0002-5f6e8bba', 'has stable serve it'],
  ],
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

// What is written to disk is for this account only.
process.umask(0o077);
await runCommandLine(program);

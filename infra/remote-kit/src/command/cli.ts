import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { addBuildCommand } from './build-command.ts';
import { addDevCommand } from './dev-command.ts';
import { addPublishCommand } from './publish-command.ts';

const program = commandLine({
  command: 'npx mall-remote',
  description: 'Builds, shows and publishes the remote of the folder that it is run in.',
  examples: [
    ['npx mall-remote build', 'the remote into dist/artifact'],
    ['npx mall-remote dev --shop http://localhost:3000', 'the remote from its sources inside that shop'],
    ['REGISTRY_TOKEN=… npx mall-remote publish --to https://registry.example', 'the build, stored for good'],
  ],
  samples: { origin: 'http://localhost:3000' },
});
addBuildCommand(program);
addDevCommand(program);
addPublishCommand(program);

await runCommandLine(program);

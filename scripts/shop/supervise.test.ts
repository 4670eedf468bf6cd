import { Supervisor } from './supervise.ts';

it('starts nothing once it was stopped', async () => {
  const supervisor = new Supervisor(
    () => {},
    () => {},
  );
  await supervisor.stop();
  const late = { name: 'edge', file: 'infra/edge/dist/server.mjs', env: {}, limitMs: 1000 };
  await expect(supervisor.start(late)).rejects.toThrow('edge is not started: the shop is stopping');
  expect(supervisor.pidOf('edge')).toBeUndefined();
});

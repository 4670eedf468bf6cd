import { runCommand } from './run-command.ts';

const node = (script: string, silenceMs?: number) =>
  runCommand(process.execPath, ['-e', script], { isQuiet: true, ...(silenceMs ? { silenceMs } : {}) });

describe('a program of the repository', () => {
  it('gives its code and what it printed', async () => {
    expect(await node("console.log('seen'); process.exitCode = 3")).toEqual({ code: 3, output: 'seen\n' });
  });

  it('that prints nothing for too long is stopped and has failed, by its name', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { code } = await node('setInterval(() => undefined, 1_000)', 200);
    expect(code).toBe(1);
    expect(error).toHaveBeenCalledWith('-e has printed nothing for 0.2 s and is stopped');
    error.mockRestore();
  });
});

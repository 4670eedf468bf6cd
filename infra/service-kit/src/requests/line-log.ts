import type { AccessLog } from './watch-requests.ts';

/** Lines of JSON on the standard output, for a service that has no log of its own. */
export const lineLog: AccessLog = {
  info: (facts, message) =>
    void process.stdout.write(
      `${JSON.stringify({ time: new Date().toISOString(), ...facts, msg: message })}\n`,
    ),
};

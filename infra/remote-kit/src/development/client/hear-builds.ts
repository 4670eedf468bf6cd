import type { Server } from './page-development.ts';

/** Pause before a server that has gone is asked for again, ms. */
const retryMs = 1000;

/** Tells of every build that a server has done, and of none when it has gone. */
export function hearBuilds(server: Server, onBuild: () => void): void {
  const socket = new WebSocket(`${server.origin.replace(/^http/, 'ws')}/ws`);
  socket.addEventListener('message', ({ data }) => {
    const { type } = JSON.parse(String(data)) as { type: string };
    if (['ok', 'still-ok', 'warnings', 'errors'].includes(type)) onBuild();
  });
  socket.addEventListener('close', () => setTimeout(() => hearBuilds(server, onBuild), retryMs));
}

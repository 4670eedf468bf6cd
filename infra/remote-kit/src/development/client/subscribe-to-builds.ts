import type { Server } from './page-development.ts';

/** Delay before a lost connection is opened again, ms. */
const retryMs = 1000;

/** Calls `onBuild` after every build of a development server, and reconnects when the server restarts. */
export function subscribeToBuilds(server: Server, onBuild: () => void): void {
  const socket = new WebSocket(`${server.origin.replace(/^http/, 'ws')}/ws`);
  socket.addEventListener('message', ({ data }) => {
    const { type } = JSON.parse(String(data)) as { type: string };
    if (['ok', 'still-ok', 'warnings', 'errors'].includes(type)) onBuild();
  });
  socket.addEventListener('close', () => setTimeout(() => subscribeToBuilds(server, onBuild), retryMs));
}

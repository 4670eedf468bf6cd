import { connect } from 'node:net';

/**
 * Whether something listens there on this machine; configurations of tests ask.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isReachable = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });

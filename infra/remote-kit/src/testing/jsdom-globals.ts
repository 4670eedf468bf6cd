import { TextDecoder, TextEncoder } from 'node:util';

/** What browsers have and jsdom has not; react-router needs it when it is loaded. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

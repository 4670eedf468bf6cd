import { remoteNameSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';

/** A part of the shop that one browser gets from a development server. */
export interface Override {
  /** `shell`, or a remote. */
  part: string;
  /** Origin of the development server, on this machine. */
  origin: string;
}

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1):(\d{1,5})$/;
const highestPort = 65_535;

function parseOverride(text: string): Override | null {
  const at = text.indexOf('@');
  const [part, origin] = [text.slice(0, at), text.slice(at + 1)];
  const port = Number(loopback.exec(origin)?.[1] ?? 0);
  const isKnown = at > 0 && z.safeParse(remoteNameSchema, part).success;
  return isKnown && port > 0 && port <= highestPort ? { part, origin } : null;
}

/**
 * Reads `shell@http://localhost:3101,mf-live@http://localhost:3102`, as the address and the cookie write it. What is no
 * part, or no loopback address, is left out; of two for one part the last one counts.
 */
export function parseOverrides(text: string): Override[] {
  const overrides = text.split(',').flatMap((each) => parseOverride(each.trim()) ?? []);
  return [...new Map(overrides.map((override) => [override.part, override])).values()];
}

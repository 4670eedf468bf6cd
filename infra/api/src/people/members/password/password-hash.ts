import { hash, verify } from '@node-rs/argon2';

/** Compared with when there is no password, so that an unknown id takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** argon2id with the library's own parameters and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password matches its hash; without a hash false, after the same time. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody-has-this-password');
  // Awaited in any case: else the first unknown ID after a start would take twice as long.
  const dummy = await dummyHash;
  const isRight = await verify(passwordHash ?? dummy, password);
  return passwordHash !== null && isRight;
}

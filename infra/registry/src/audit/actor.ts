import { hostname, userInfo } from 'node:os';

/** Who does something to the registry, and from where. */
export interface Actor {
  by: string;
  from: string;
}

/** In a container an account may have no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The account that runs this process; `as` is what it calls itself, and the account is recorded all the same. */
export function thisAccount(as?: string): Actor {
  const account = accountName();
  return { by: as ?? account, from: `${account} on ${hostname()}` };
}

/** Who has just joined, for the result page of this visit. */
interface Joined {
  userName: string;
  /** Null for anyone who joined with a social account, who never types an ID. */
  userId: string | null;
}

let latest: Joined | null = null;

export const rememberJoined = (joined: Joined): void => {
  latest = joined;
};
export const readJoined = (): Joined | null => latest;

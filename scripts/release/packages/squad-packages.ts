/** What a squad with a repository of its own installs. */
export const squadPackages = [
  'shared-contracts',
  'infra/command-line',
  'shared-ui',
  'infra/remote-kit',
] as const;
export type SquadPackage = (typeof squadPackages)[number];

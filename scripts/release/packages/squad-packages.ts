/** What a squad with a repository of its own installs, each after those that it needs. */
export const squadPackages = [
  'shared-contracts',
  'infra/command-line',
  'shared-ui',
  'infra/remote-kit',
] as const;

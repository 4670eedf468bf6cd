import type { Release } from '@mall/contracts/platform/release';

/** A release as one line of what a command says. */
export const releaseLine = ({ id, createdAt, shell, remotes, note }: Release) =>
  `${id}  ${createdAt.slice(0, 19)}  shell@${shell.artifact.version} ${Object.values(remotes)
    .map(({ artifact }) => `${artifact.name}@${artifact.version}`)
    .join(' ')}${note ? `  (${note})` : ''}`;

import type { ReactElement } from 'react';

/** States of one primitive by what is special about each. */
export type States = Readonly<Record<string, ReactElement>>;

export function ignore(): void {}

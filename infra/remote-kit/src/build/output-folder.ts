import path from 'node:path';

/** Where the build of a package lies. Apart from the build's configuration, which takes half a second to load. */
export const outputFolder = (folder: string): string => path.join(folder, 'dist/artifact');

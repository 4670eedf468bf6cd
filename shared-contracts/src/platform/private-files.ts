/**
 * Source maps of an artifact's browser files, in one file: gzipped JSON of maps by file name, without sources. It is
 * published and checked with the artifact, and goes neither to edges nor to browsers.
 */
export const sourceMapsFile = 'maps/maps.json.gz';

/** Whether a file of an artifact stays in the registry. */
export const isPrivateFile = (file: string): boolean => file.startsWith('maps/');

/** A name as it is compared: spaces, capitals and the way its letters are composed do not count. */
export const plainName = (name: string): string => name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();

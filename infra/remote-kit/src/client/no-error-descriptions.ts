/** Stands in for the federation runtime's descriptions of its errors: each still names its code and the page about it. */
const none: Readonly<Record<string, string>> = {};

export const runtimeDescMap = none;
export const typeDescMap = none;
export const buildDescMap = none;
export const errorDescMap = none;

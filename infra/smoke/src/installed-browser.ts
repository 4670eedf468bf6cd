import { existsSync } from 'node:fs';

/** Where Chromium or Chrome usually is. */
export const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Chromium's headless shell usually is: the same engine without a browser's windows. */
export const headlessShells = ['/usr/bin/chromium-headless-shell'];

export const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Path of a browser without a window that is there already, else of a Chromium; undefined where none is installed. */
export const installedBrowser = (): string | undefined =>
  firstOf([process.env.HEADLESS_SHELL_PATH, ...headlessShells, process.env.CHROMIUM_PATH, ...browsers]);

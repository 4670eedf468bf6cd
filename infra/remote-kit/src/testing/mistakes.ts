const mistakes: string[] = [];

/** Notes what a test itself got wrong, such as an answer that no API would give: the test fails by it at its end. */
export function noteMistake(message: string): void {
  mistakes.push(message);
}

/** Those noted so far, which then do not count. */
export const takeMistakes = (): string[] => mistakes.splice(0);

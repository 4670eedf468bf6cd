/** Ends the running task: the browser may paint and handle a tap before what follows. */
export const yieldToMain = (): Promise<void> => new Promise((resume) => setTimeout(resume));

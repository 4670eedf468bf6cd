/** The present moment; tests move their own on. */
export type Clock = () => Date;

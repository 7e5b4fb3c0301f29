/** Tells the time; passed in, so that tests can turn it. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();

/** Writes one line to a log. */
export type WriteLine = (line: string) => void;

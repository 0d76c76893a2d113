/** So many lines get three further samples each, over a connection that is already open (lines 6). */
export const finalists = 3

/** A further sample may take this much longer than the first answer did; a line that answers only once fails soon. */
export const graceMs = 120

/** Once a line works the others have this long from the start, or three times its answer on a poor network. */
export const patienceMs = 1500

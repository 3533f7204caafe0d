/** Lets whoever waits for this thread be answered first: long work takes one between its parts. */
export const breath = (): Promise<void> => new Promise(next => setImmediate(next))

/** Wrong passwords in a row, and when the last of them came. */
export type Failures = { count: number; last: Date }

/** How many tries are free, and how long at most the next one is put off after them. */
export type Patience = { free: number; longestSeconds: number }

/** What is older is forgotten, so that an account that was guessed at is like any other a day later. */
export const FORGET_HOURS = 24

const FIRST_SECONDS = 15

/** Two minutes are 30 guesses an hour at one account, from however many addresses they come. */
const LONGEST_OF_ALL_SECONDS = 120

/**
 * The pause before the next try: none for the free ones, then 15 seconds, doubled with every further failure up to the
 * longest: 15 · 2^(failures − free). It starts with the last failure that was looked at; a try that comes too early is
 * no failure. So a person who mistypes waits seconds, a machine gets no further, and nobody is ever locked.
 */
export const delaySeconds = (count: number, { free, longestSeconds }: Patience): number =>
  count < free ? 0 : Math.min(FIRST_SECONDS * 2 ** (count - free), longestSeconds)

/** Whole seconds until the next try is looked at; 0 when it is now. */
export function secondsToWait(failures: Failures | undefined, patience: Patience, now: Date): number {
  if (!failures) return 0
  const due = failures.last.getTime() + delaySeconds(failures.count, patience) * 1000
  return Math.max(0, Math.ceil((due - now.getTime()) / 1000))
}

/**
 * An account counts twice: what came from anywhere, and what came from the address that asks. Whoever guesses from one
 * address soon waits the longest there is, the others two minutes at most: the owner comes in between two of their tries.
 */
export function patienceOf(free: number, longestMinutes: number): { anywhere: Patience; here: Patience } {
  const longestSeconds = longestMinutes * 60
  return {
    anywhere: { free, longestSeconds: Math.min(longestSeconds, LONGEST_OF_ALL_SECONDS) },
    here: { free, longestSeconds },
  }
}

export const waitWords = (seconds: number): string =>
  seconds >= 120 ? `${Math.ceil(seconds / 60)} minutes` : seconds === 1 ? '1 second' : `${seconds} seconds`

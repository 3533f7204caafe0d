/** "Now" is always asked of a clock, so that the demo can be shifted and tests can stand at 06:30. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const fixedClock = (instant: string | Date): Clock => ({ now: () => new Date(instant) })

/** "Now" is always asked of a clock, so that the demo can be shifted and tests can stand at 06:30. */
export type Clock = {
  now(): Date
  /** The real time, where the portal's own runs ahead of it: sessions and tokens live by this one. */
  wall?(): Date
  /** Only the demo's clock can be moved: minutes ahead of the real time. */
  shiftTo?(minutes: number): void | Promise<void>
}

export const wallOf = (clock: Clock): Date => clock.wall?.() ?? clock.now()

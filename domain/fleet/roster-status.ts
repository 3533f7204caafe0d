/** `usual` and `none` are no row of the day: the usual hours of the driver, or none. */
export const ROSTER_STATUSES = {
  planned: 'Planned',
  called_in: 'Called in',
  usual: 'Usual hours',
  off: 'Off',
  none: 'Not rostered',
} as const
export type RosterStatus = keyof typeof ROSTER_STATUSES

/** Monday first, as the week is worked; 0 is Sunday on the wire. */
export const WEEKDAYS = [
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['0', 'Sunday'],
] as const

export const weekdayWord = (weekday: number | null): string =>
  weekday === null ? 'Every day' : (WEEKDAYS.find(([value]) => value === String(weekday))?.[1] ?? '')

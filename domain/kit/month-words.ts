const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** 2026-10 as October 2026. */
export const monthWord = (month: string) => `${NAMES[Number(month.slice(5)) - 1] ?? month} ${month.slice(0, 4)}`

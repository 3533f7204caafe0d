import type { PlainDate } from '~/domain/kit/time'

/**
 * Public holidays of Singapore as the Ministry of Manpower gazettes them, the Monday after one on a Sunday included:
 * the list of 16 June 2025 for 2026, as the press printed it; for 2027 two public copies of its list, not the gazette itself.
 */
const GAZETTED: readonly (readonly [PlainDate, string])[] = [
  ['2026-01-01', "New Year's Day"],
  ['2026-02-17', 'Chinese New Year'],
  ['2026-02-18', 'Chinese New Year'],
  ['2026-03-21', 'Hari Raya Puasa'],
  ['2026-04-03', 'Good Friday'],
  ['2026-05-01', 'Labour Day'],
  ['2026-05-27', 'Hari Raya Haji'],
  ['2026-05-31', 'Vesak Day'],
  ['2026-06-01', 'Vesak Day (Monday after)'],
  ['2026-08-09', 'National Day'],
  ['2026-08-10', 'National Day (Monday after)'],
  ['2026-11-08', 'Deepavali'],
  ['2026-11-09', 'Deepavali (Monday after)'],
  ['2026-12-25', 'Christmas Day'],
  ['2027-01-01', "New Year's Day"],
  ['2027-02-06', 'Chinese New Year'],
  ['2027-02-07', 'Chinese New Year'],
  ['2027-02-08', 'Chinese New Year (Monday after)'],
  ['2027-03-10', 'Hari Raya Puasa'],
  ['2027-03-26', 'Good Friday'],
  ['2027-05-01', 'Labour Day'],
  ['2027-05-17', 'Hari Raya Haji'],
  ['2027-05-20', 'Vesak Day'],
  ['2027-08-09', 'National Day'],
  ['2027-10-28', 'Deepavali'],
  ['2027-12-25', 'Christmas Day'],
]

/** The days of any year; those that follow the moon are not known before they are gazetted. */
const EACH_YEAR = [
  ['01-01', "New Year's Day"],
  ['05-01', 'Labour Day'],
  ['08-09', 'National Day'],
  ['12-25', 'Christmas Day'],
] as const

export function singaporeHolidays(year: number): { day: PlainDate; name: string }[] {
  const gazetted = GAZETTED.filter(([day]) => day.startsWith(`${year}-`))
  const known = gazetted.length > 0 ? gazetted : EACH_YEAR.map(([day, name]) => [`${year}-${day}`, name] as const)
  return known.map(([day, name]) => ({ day, name }))
}

import { hoursOfAge } from '../kit/specimen-age'
import * as words from './words'

type Counted = (given: { count: number }) => string
const inUnit = (days: number, ofDays: Counted, ofHours: Counted): string => {
  const hours = hoursOfAge(days)
  return hours % 24 === 0 ? ofDays({ count: hours / 24 }) : ofHours({ count: hours })
}

/**
 * The age of a specimen in days, a part of a day in hours, in the language of who asks: '28 days', '12 hours'. What is kept
 * and what is printed takes `ageName`, which is English.
 */
export const ageInWords = (days: number): string => inUnit(days, words.dryDays, words.dryHours)

/** The same where there is little room: '28 d'. */
export const ageShort = (days: number): string => inUnit(days, words.dryDaysShort, words.dryHoursShort)

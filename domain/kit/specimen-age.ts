import * as z from 'zod'

/**
 * The age at which a specimen is crushed: days, in whole hours from 12 hours (stripping and stressing) to 365 days. As a part
 * of a day it is kept to four places, 16 h as 0.6667, so that one age has one number and its hours come back exactly.
 */
const LEAST_HOURS = 12
const MOST_DAYS = 365
const PLACES = 10_000

/** An age as a call takes it. */
export const specimenAge = () =>
  z
    .number()
    .min(LEAST_HOURS / 24, 'At least 12 hours')
    .max(MOST_DAYS, 'At most 365 days')
    .refine(days => Math.abs(ageOfHours(hoursOfAge(days)) - days) < 1 / PLACES, 'Whole days or whole hours')
    .overwrite(days => ageOfHours(hoursOfAge(days)))

/** One to eight ages of a set. */
export const specimenAges = () =>
  z
    .array(specimenAge())
    .min(1, 'At least one age')
    .max(8)
    .refine(list => new Set(list).size === list.length, 'An age is listed twice')

export const hoursOfAge = (days: number): number => Math.round(days * 24)
export const ageOfHours = (hours: number): number => Math.round((hours / 24) * PLACES) / PLACES

/** "12 hours", "1 day", "28 days". */
export function ageName(days: number): string {
  const [count, unit] = counted(days)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** "12 h", "28 d", where there is little room. */
export function shortAge(days: number): string {
  const [count, unit] = counted(days)
  return `${count} ${unit[0]}`
}

function counted(days: number): [count: number, unit: 'hour' | 'day'] {
  const hours = hoursOfAge(days)
  return hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
}

/** Ages as people type them, "12 h, 7, 28 d"; what is no age stays text for the contract to refuse, and nothing is none. */
export function readAges(typed: unknown): (number | string)[] | undefined {
  const text = Array.isArray(typed) ? typed.join(',') : String(typed ?? '')
  const found = [...text.matchAll(/([^\s,;]+?)(?:\s*(h|d)[a-z]*)?(?=[\s,;]|$)/gi)].map(([, number, unit]) => {
    const value = Number(number)
    if (Number.isNaN(value)) return number!
    return unit?.toLowerCase() === 'h' ? ageOfHours(value) : value
  })
  return found.length ? found : undefined
}

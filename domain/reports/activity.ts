import * as z from 'zod'
import { plainDate } from '../kit/shape'

export const PARTS = ['pours', 'hours', 'plants', 'late', 'bills'] as const
export type ActivityPart = (typeof PARTS)[number]
const isPart = (text: string): text is ActivityPart => PARTS.some(part => part === text)

/** Everything of a day, with more late loads than one has. */
export const WHOLE_DAY = { parts: PARTS, latest: 100_000 }

/** Today where no day is named. */
export const ActivityDay = z.strictObject({ day: plainDate().optional() })

/** Only some parts of it, by a comma list; all where none is named. */
export const ActivityAsk = z.strictObject({
  parts: z
    .string()
    .transform(text => text.split(','))
    .refine(parts => parts.every(isPart), { error: `Parts are ${PARTS.join(', ')}` })
    .transform(parts => parts.filter(isPart))
    .default([...PARTS]),
  ...ActivityDay.shape,
})

/** A day at a glance; a section is absent where the person may not see it. What is of this moment is told of today alone. */
export type Activity = {
  day: string
  now: string
  pours?: {
    planned: string
    delivered: string
    remaining: string
    loads: number
    loadsDone: number
    /** Today the loads that are on their way and behind; of another day all that came behind, or never came. */
    lateNow: number
    /** Minutes within which a load is on time. */
    onTimeMinutes: number
    onTimePercent: number | null
    waitMinutes: number | null
    /** Today the trucks that are out; of another day those that carried. */
    trucksOut: number
    trucksIdle: number
    sameWeekday: { day: string; delivered: string }
    /** The nearest days with loads; null where there is none. */
    workBefore: string | null
    workAfter: string | null
  }
  /** By hour of the plant's day: trucks that the plan needs and trucks in service. */
  hours?: { hour: number; planned: string; delivered: string; trucksNeeded: number; trucksAvailable: number | null }[]
  plants?: {
    id: string
    plantName: string
    plantCode: string
    planned: string
    delivered: string
    queue: number | null
    lowestSilo: { material: string; percent: number } | null
    closed: boolean
  }[]
  late?: {
    id: string
    doNumber: string | null
    orderNo: string
    projectName: string
    plantName: string
    minutes: number
    status: string
  }[]
  bills?: { status: string; drafts: number; total: string }[]
}

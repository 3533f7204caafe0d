import * as z from 'zod'

const PARTS = ['pours', 'hours', 'plants', 'late', 'bills'] as const
export type ActivityPart = (typeof PARTS)[number]
const isPart = (text: string): text is ActivityPart => PARTS.some(part => part === text)

/** Only some parts of it, by a comma list; all where none is named. */
export const ActivityAsk = z.strictObject({
  parts: z
    .string()
    .transform(text => text.split(','))
    .refine(parts => parts.every(isPart), { error: `Parts are ${PARTS.join(', ')}` })
    .transform(parts => parts.filter(isPart))
    .default([...PARTS]),
})

/** The day at a glance; a section is absent where the person may not see it. */
export type Activity = {
  day: string
  now: string
  pours?: {
    ordered: string
    delivered: string
    remaining: string
    loads: number
    loadsDone: number
    lateNow: number
    /** Minutes within which a load is on time. */
    onTimeMinutes: number
    onTimePercent: number | null
    waitMinutes: number | null
    trucksOut: number
    trucksIdle: number
    sameWeekday: { day: string; delivered: string }
  }
  /** By hour of the plant's day: trucks that the plan needs and trucks in service. */
  hours?: { hour: number; planned: string; delivered: string; trucksNeeded: number; trucksAvailable: number }[]
  plants?: {
    id: string
    plantName: string
    plantCode: string
    planned: string
    delivered: string
    queue: number
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

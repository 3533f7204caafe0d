import * as z from 'zod'
import { id } from '../kit/shape'
import { addDays } from '../kit/time'

export const PlantMonthAsk = z.strictObject({
  plantId: id(),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month as yyyy-MM is needed'),
})

/** First and last day of a month, yyyy-MM-dd. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` }
}

/** The month before; of a month that still runs the same part of it, so that 22 days are laid beside 22 days. */
export function monthBefore(month: string, today: string): { from: string; to: string } {
  const { from } = daysOfMonth(month)
  const before = daysOfMonth(addDays(from, -1).slice(0, 7))
  const sameDay = `${before.from.slice(0, 8)}${today.slice(8)}`
  return today.startsWith(month) && sameDay < before.to ? { from: before.from, to: sameDay } : before
}

/** A month of a plant: what it made, how well, and what became of its materials; kg and m³ as text. */
export type PlantMonth = {
  plant: {
    id: string
    plantName: string
    plantCode: string
    certificateNo: string | null
    certificateValidTo: string | null
  }
  month: string
  made: {
    loads: number
    quantity: string
    returned: string
    rejected: number
    /** A1–A3 of the loads of the month, as the carbon emission report says it. */
    gwpPerM3: string | null
    firstOnTimePercent: number | null
    waitMinutes: number | null
    siteWaterLoads: number
  }
  /** The month before, or as many days of it as this month has had. */
  before: { from: string; to: string; quantity: string; loads: number }
  days: { day: string; loads: number; quantity: string }[]
  products: { productCode: string; productName: string; loads: number; quantity: string }[]
  materials: {
    materialId: string
    materialName: string
    kind: string
    openingKg: string
    receivedKg: string
    usedKg: string
    adjustedKg: string
    closingKg: string
  }[]
  weighing: {
    materialId: string
    materialName: string
    batches: number
    inform: number
    act: number
    meanPercent: number
  }[]
  /** Up to when the stock of the plant is closed, and by whom. */
  closed: { until: string; by: string | null } | null
  strength: { results: number; reached: number; meanMpa: number | null; leastMargin: number | null }
  audits: { id: string; auditNo: string; auditOn: string; score: number; findings: number }[]
}

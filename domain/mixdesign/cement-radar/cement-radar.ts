import * as z from 'zod'
import { unsortedShape } from '../../kit/page'
import { id } from '../../kit/shape'
import type { RadarCut } from './cut'
import type { Loss } from './lean'

const { limit, offset } = unsortedShape
/** Its order is its sense: the most money first. */
export const CementRadarAsk = z.strictObject({ limit, offset, plantId: id().optional() })
export type CementRadarAsk = z.output<typeof CementRadarAsk>
/** The leaner mix that a trial is made of; `cut` in kg/m³ of binder. */
export const CementRadarTrial = z.strictObject({
  plantId: id(),
  productId: id(),
  cut: z.int().min(5, 'At least 5 kg/m³').max(200, 'At most 200 kg/m³'),
})
export type CementRadarTrial = z.output<typeof CementRadarTrial>

/** A concrete of a plant: what it has to spare. MPa of its specimens, kg/m³, m³ and money of the last twelve months. */
export type RadarRow = RadarCut & {
  id: string
  plantId: string
  plantName: string
  productId: string
  productCode: string
  mixDesignId: string
  mixCode: string
  mixVersion: number
  /** Results of this mix at the specified age in the last twelve months. */
  results: number
  specimen: 'cube' | 'cylinder'
  fck: number
  mean: number
  sigma: number
  criterion: string
  /** Judged as one of a family of its plant, which it is not yet. */
  asFamily: boolean
  /** The chance of failing after the cut by the criteria in force today; the same as `riskAfter` where these are the ones. */
  riskInForce: number
  binder: number
  lossBy: Loss['by']
  perMpa: number
  cubicMetres: string
  /** By the m³ and by the year; null where a material has no price, or no factor that is valid. */
  savingPerM3: string | null
  savingPerYear: string | null
  carbonPerM3: string | null
  carbonPerYear: string | null
  /** Newer versions on their way, the newest first. */
  next: { mixDesignId: string; mixVersion: number; status: string; trialNo: string | null }[]
}

export type CementRadar = {
  rows: RadarRow[]
  total: number
  from: string
  to: string
  riskPercent: number
  leastResults: number
  /** Concretes that were made and have fewer results. */
  fewResults: number
  savingPerYear: string
  carbonPerYear: string
}

/** How a leaner version is called: by it a trial that was begun is found again. */
export const leanerName = (name: string, cut: number): string => `${name.slice(0, 90)}, ${cut} kg/m³ less binder`

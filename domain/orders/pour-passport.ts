import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id } from '../kit/shape'
import type { CarbonSum } from '../materials/carbon/plant-month'

/** A pour is an order; without one it is all that was delivered to the project. */
export const PassportIssue = z.strictObject({ projectId: id(), orderId: id().nullish() })
export type PassportIssue = z.output<typeof PassportIssue>

export const PassportList = z.strictObject({
  ...pagingShape,
  projectId: id().optional(),
  orderId: id().optional(),
})
export type PassportAsk = z.output<typeof PassportList>

/** More loads make a paper that nobody reads and a row that nothing holds. */
export const MOST_PASSPORT_LOADS = 3000

/** A property over the loads: how far it went, its limit, and how many loads are outside of it or do not know it. */
export type PassportProperty = {
  key: string
  name: string
  unit: string
  lowest: string | null
  highest: string | null
  least: string | null
  most: string | null
  known: number
  outside: number
  unknown: number
  /** Why it is not known, once a reason. */
  missing: string[]
  source: string
}

export type PassportLoad = {
  doNumber: string
  orderNo: string
  day: string
  plantName: string
  productCode: string
  mix: string | null
  cubicMetres: string
  returned: string | null
  /** Figures of its ledger by their keys, as they are shown. */
  figures: Record<string, string | null>
  /** kg CO2e of the load, A1–A3; null where a stage is not known. */
  gate: string | null
  byMix: boolean
}

export type PassportConcrete = {
  productCode: string
  productName: string
  strengthMpa: number
  slump: string
  aggregateMm: number
  mixes: string[]
  plants: string[]
  exposure: string[]
  loads: number
  cubicMetres: string
}

export type PassportStrength = {
  testNo: string
  doNumber: string
  productCode: string
  specimenKind: string
  castOn: string
  ageDays: number
  mean: string
  fck: string
  verdict: string | null
  revision: number
  certificates: string[]
}

export type PassportConformity = {
  plantName: string
  concrete: string
  standard: string
  state: string
  sigma: string | null
  results: number
  conforms: boolean | null
}

export type PassportMaterial = {
  materialCode: string
  name: string
  kind: string
  kg: string
  /** kg CO2e a kg, A1–A3, as it is today. */
  factor: string | null
  source: string | null
  validTo: string | null
}

/** Energy and haulage of a plant by the configuration of a day. */
export type PassportEnergy = {
  plantName: string | null
  validFrom: string
  electricityPerKwh: string
  dieselPerLitre: string
  kwhPerM3: string
  dieselLitresPerM3: string
  hgvPerTkm: string
  source: string
}

/** What a passport says, frozen when it is issued. Masses in kg, strengths in MPa, carbon in kg CO2e. */
export type PassportContent = {
  customerName: string
  projectName: string
  sites: string[]
  orderNos: string[]
  from: string
  to: string
  concretes: PassportConcrete[]
  properties: PassportProperty[]
  strengths: PassportStrength[]
  conformity: PassportConformity[]
  carbon: Pick<CarbonSum, 'deliveries' | 'theoretical' | 'cubicMetres' | 'load'> & {
    /** A1–A3 of the loads, and per m³. */
    gate: string
    perCubicMetre: string
    unknown: number
    materialHaulKm: string
  }
  /** What the factors of today make of the weights; null where a material has none. */
  a1ByFactors: string | null
  returned: string
  materials: PassportMaterial[]
  energy: PassportEnergy[]
  submittals: string[]
  loads: PassportLoad[]
}

import { within } from '~/domain/kit/within'
import { given, oneOf, QUANTITIES } from '../../bounds'
import table from '../../tables/bre.json'
import type { AggregateType } from './strength-curve'

export type MaxSize = 10 | 20 | 40
export type WaterInput = {
  maxSize: MaxSize
  slump: SlumpClass | number
  fine: AggregateType
  coarse: AggregateType
  /** Entrained air moves to the next lower workability class. */
  entrained?: boolean
  /** Pulverised-fuel ash, percent of cement plus ash, 0–50. */
  pfa?: number
}

/**
 * Free water, kg/m³, not rounded: ⅔ of the fine type's figure and ⅓ of the coarse type's, less the reduction for ash
 * (linear between the printed shares). BRE 331 Table 3, §8.4 (air) and §9 (ash).
 */
export function freeWater(input: WaterInput): number {
  const size = String(oneOf(input.maxSize, 'maxSize', [10, 20, 40])) as '10' | '20' | '40'
  oneOf(input.fine, 'fine', ['crushed', 'uncrushed'])
  oneOf(input.coarse, 'coarse', ['crushed', 'uncrushed'])
  const named = slumpColumn(input.slump)
  const column = input.entrained ? Math.max(0, named - 1) : named
  const water = table.water[size]
  const base = (2 * water[input.fine][column]! + water[input.coarse][column]!) / 3
  return base - pfaReduction(input.pfa ?? 0, column)
}

function pfaReduction(share: number, column: number): number {
  within(share, 'pfa', [0, 50], '%')
  const rows = table.pfaWater as Record<string, number[]>
  const below = Math.floor(share / 10) * 10
  const above = Math.min(50, below + 10)
  const low = rows[String(below)]![column]!
  const high = rows[String(above)]![column]!
  return low + ((high - low) * (share - below)) / 10
}

export type SlumpClass = '0_10' | '10_30' | '30_60' | '60_180'

const CLASSES = table.slumps as SlumpClass[]

/** Column of the BRE 331 workability tables: a class as it stands, or the first class whose upper slump (mm) holds the number. */
export function slumpColumn(slump: SlumpClass | number): number {
  if (typeof slump === 'string') return CLASSES.indexOf(oneOf(slump, 'slump', CLASSES))
  const height = given(slump, 'slump', { ...QUANTITIES.slump, bounds: [0, table.slumpLimits.at(-1)!] })
  return table.slumpLimits.findIndex(limit => height <= limit)
}

import { given, oneOf, QUANTITIES } from '../../bounds'
import table from '../../tables/bre.json'

export type SlumpClass = '0_10' | '10_30' | '30_60' | '60_180'

const CLASSES = table.slumps as SlumpClass[]

/** Column of the BRE 331 workability tables: a class as it stands, or the first class whose upper slump (mm) holds the number. */
export function slumpColumn(slump: SlumpClass | number): number {
  if (typeof slump === 'string') return CLASSES.indexOf(oneOf(slump, 'slump', CLASSES))
  const height = given(slump, 'slump', { ...QUANTITIES.slump, bounds: [0, table.slumpLimits.at(-1)!] })
  return table.slumpLimits.findIndex(limit => height <= limit)
}

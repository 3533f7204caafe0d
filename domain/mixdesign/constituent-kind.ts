import type { Kind } from './optimise/constituent'

export const KIND_WORDS: Record<Kind, string> = {
  cement: 'Cement',
  ggbs: 'Slag',
  pfa: 'Fly ash',
  'silica-fume': 'Silica fume',
  water: 'Water',
  admixture: 'Admixture',
  coarse: 'Coarse aggregate',
  fine: 'Fine aggregate',
}

type Named = { kind: string; name: string; density: string }

/**
 * What a material of the stores is in a mix; null for what the engines do not know (fibre). An addition is told by its name,
 * else by its density in kg/m³: slag is near 2,900, fly ash near 2,300.
 */
export function constituentKind({ kind, name, density }: Named): Kind | null {
  switch (kind) {
    case 'cement':
    case 'admixture':
    case 'water':
      return kind
    case 'sand':
      return 'fine'
    case 'stone':
      return 'coarse'
    case 'addition':
      return additionKind(name.toLowerCase(), Number(density))
    default:
      return null
  }
}

/** Whether an admixture saves water, by its name: a retarder or an air entrainer is dosed for something else. */
export const savesWater = (name: string): boolean => !/retard|accelerat|entrain|proof|fibre/i.test(name)

function additionKind(name: string, density: number): Kind {
  if (/silica|fume|microsilica/.test(name)) return 'silica-fume'
  if (/fly ash|pfa|\bash\b/.test(name)) return 'pfa'
  return /slag|ggbs/.test(name) || density >= 2700 ? 'ggbs' : 'pfa'
}

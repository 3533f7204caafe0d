import { KIND_WORDS } from '../constituent-kind'
import type { Kind } from './constituent'

const PLAIN: Record<string, readonly [what: string, unit: string]> = {
  volume: ['Everything fills one cubic metre', 'm³'],
  'strength-ratio': ['Effective water/cement for strength', 'kg'],
  'exposure-ratio': ['Water/cement for the exposure class', 'kg'],
  'exposure-cement': ['Least cement for the exposure class', 'kg'],
  'chloride-max': ['Most chloride', 'kg'],
  'alkali-max': ['Most alkali', 'kg'],
  'durability-ratio': ['Water/binder at most', 'kg'],
  'water-demand': ['Water for the slump', 'kg'],
  'admixture-max': ['Most admixture', 'kg'],
  'binder-min': ['Least binder', 'kg'],
  'binder-max': ['Most binder', 'kg'],
  'water-min': ['Least water', 'kg'],
  'water-max': ['Most water', 'kg'],
  'paste-min': ['Least paste', 'm³'],
  'paste-max': ['Most paste', 'm³'],
  'gwp-max': ['Most carbon', 'kg CO₂e'],
  'fineness-modulus-min': ['Least fineness modulus', 'm³'],
  'fineness-modulus-max': ['Most fineness modulus', 'm³'],
}
const SIDE = { min: 'Least', max: 'Most' } as const

/**
 * A rule of the optimiser in words, and the unit that its shadow price is per. `nameOf` knows the materials by id.
 * Rules of a share or a grading are counted in kg or percent-points of volume, as the row is written.
 */
export function ruleWords(rule: string, nameOf: (id: string) => string = id => id): { what: string; unit: string } {
  const plain = PLAIN[rule]
  if (plain) return { what: plain[0], unit: plain[1] }
  const [head = '', rest = ''] = rule.split(/:(.*)/)
  if (head === 'available') return { what: `Stock of ${nameOf(rest)}`, unit: 'kg' }
  if (head === 'least-used') return { what: `Least amount of ${nameOf(rest)}, if any`, unit: 'kg' }
  const [, of = rest, side] = /^(.*)-(min|max)$/.exec(rest) ?? []
  const word = side ? SIDE[side as keyof typeof SIDE] : 'Limit of'
  const kinds = of
    .split('+')
    .map(kind => KIND_WORDS[kind as Kind] ?? kind)
    .join(' and ')
    .toLowerCase()
  switch (head) {
    case 'passing':
      return { what: `${word} passing ${of} mm`, unit: '% of volume' }
    case 'share':
      return { what: `${word} ${kinds} in the binder`, unit: 'kg' }
    case 'amount':
      return { what: `${word} ${kinds}`, unit: 'kg' }
    case 'over-cement':
      return { what: `${KIND_WORDS[rest as Kind] ?? rest} that counts against cement`, unit: 'kg' }
    default:
      return { what: rule, unit: '' }
  }
}

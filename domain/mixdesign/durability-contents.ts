import { compare, type DecimalText } from '../kit/money'
import type { ExposureClass } from './requisition-choices'
import table from './tables/aci-durability.json'

export type Standard = 'en206' | 'aci318'
/** The most that is allowed, and who asks for it; `of` is what chloride is a per cent of. */
export type ContentLimit = { most: DecimalText | null; source: string }
export type ContentLimits = { chloride: ContentLimit & { of: 'cement' | 'cementitious' }; alkali: ContentLimit }

/** What the company asks beyond the standard: per cent of cement, and kg/m³. */
export type CompanyContents = { chloridePercent: DecimalText; alkaliKgPerM3: DecimalText | null }

/** A company that asks for nothing beyond the standard. */
export const STANDARD_ALONE: CompanyContents = { chloridePercent: '1.00', alkaliKgPerM3: null }

export type ContentAsk = {
  classes: readonly ExposureClass[]
  standard: Standard
  reinforcement?: 'none' | 'steel' | 'prestressed'
}

/** Seas, and salts of any other source. */
const CHLORIDES_COME = /^X[SD]/
/** Where water is away, alkalis do not act on aggregates. */
const DRY: readonly ExposureClass[] = ['X0', 'XC1']

/**
 * The other half of the durability engine: what may be in a m³. Chloride by the reinforcement and, with steel, by whether
 * chlorides come from outside as well; alkali where the concrete is wet. The company may ask for less and never for more.
 */
export function contentLimits(ask: ContentAsk, company: CompanyContents): ContentLimits {
  const chloride = ask.standard === 'aci318' ? aciChloride(ask) : enChloride(ask)
  const wet = ask.classes.some(name => !DRY.includes(name))
  const alkali = !wet ? NO_ALKALI : ask.standard === 'aci318' ? ACI_ALKALI : EN_ALKALI
  return {
    chloride: {
      ...stricter(chloride, company.chloridePercent, 'Chloride class of the company, EN 206 Table 15'),
      of: ask.standard === 'aci318' ? 'cementitious' : 'cement',
    },
    alkali: stricter(alkali, company.alkaliKgPerM3, 'Limit of the company'),
  }
}

const NO_ALKALI: ContentLimit = { most: null, source: 'Cement, additions and admixtures' }
/** EN 206 §5.2.3.5 leaves it to the place of use: the reactive aggregate of normal kind of BRE Digest 330. */
const EN_ALKALI: ContentLimit = { most: '3.50', source: 'EN 206 §5.2.3.5, BRE Digest 330: normal reactivity' }
const ACI_ALKALI: ContentLimit = { most: '3.00', source: 'ASTM C1778, prevention level W' }

/** EN 206 Table 15: of the classes that it allows, the lower where chlorides come from outside. */
function enChloride({ classes, reinforcement = 'steel' }: ContentAsk): ContentLimit {
  const outside = classes.some(name => CHLORIDES_COME.test(name))
  const most = { none: '1.00', steel: outside ? '0.20' : '0.40', prestressed: outside ? '0.10' : '0.20' }[reinforcement]
  return { most, source: `Cl ${most}, EN 206 Table 15` }
}

/** ACI 318 Table 19.3.2.1, its classes of corrosion C0 dry, C1 wet, C2 with chlorides from outside. Concrete of no class may be wet. */
function aciChloride({ classes, reinforcement = 'steel' }: ContentAsk): ContentLimit {
  const name = classes.some(one => CHLORIDES_COME.test(one))
    ? 'C2'
    : classes.length && classes.every(one => DRY.includes(one))
      ? 'C0'
      : 'C1'
  if (reinforcement === 'none') return { most: null, source: 'ACI 318 Table 19.3.2.1 asks nothing without steel' }
  const most = reinforcement === 'prestressed' ? table.chloride.prestressed : table.chloride[name]
  return { most: most.toFixed(2), source: `${name}, ACI 318 Table 19.3.2.1` }
}

const stricter = (asked: ContentLimit, company: DecimalText | null, source: string): ContentLimit =>
  company !== null && (asked.most === null || compare(company, asked.most) < 0) ? { most: company, source } : asked

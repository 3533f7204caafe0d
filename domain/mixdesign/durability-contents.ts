import { compare, type DecimalText } from '../kit/money'
import { aciClassesOf, type Standard } from './durability'
import type { ExposureClass } from './requisition-choices'
import table from './tables/aci-durability.json'

export type { Standard } from './durability'
/** The most that is allowed, and who asks for it; `of` is what chloride is a per cent of. */
export type ContentLimit = { most: DecimalText | null; source: string }
export type ContentLimits = { chloride: ContentLimit & { of: 'cement' | 'cementitious' }; alkali: ContentLimit }

/** What the company asks beyond the standard: per cent of cement, and kg/m³. */
export type CompanyContents = { chloridePercent: DecimalText; alkaliKgPerM3: DecimalText | null }

/** By what contents are judged on a day: the standard that the company follows, and what it asks beyond it. */
export type ContentRules = { standard: Standard; company: CompanyContents }

/** What lies in the concrete; the most chloride follows from it (EN 206 Table 15, ACI 318 Table 19.3.2.1). */
export const REINFORCEMENTS = ['none', 'steel', 'prestressed'] as const
export type Reinforcement = (typeof REINFORCEMENTS)[number]
export const REINFORCEMENT_NAMES: Record<Reinforcement, string> = {
  none: 'None',
  steel: 'Steel',
  prestressed: 'Prestressed',
}

export type ContentAsk = { classes: readonly ExposureClass[]; reinforcement?: Reinforcement }

/** Where water is away, alkalis do not act on aggregates. */
const DRY: readonly ExposureClass[] = ['X0', 'XC1']

/**
 * The other half of the durability engine: what may be in a m³. Chloride by the reinforcement and, under ACI, by whether
 * water or chlorides come from outside; alkali where the company sets a limit, and only where the concrete is wet: both
 * standards leave it to the reactivity of the aggregate at the place of use. The company may ask for less and never for more.
 */
export function contentLimits(ask: ContentAsk, { standard, company }: ContentRules): ContentLimits {
  const chloride = standard === 'aci318' ? aciChloride(ask) : enChloride(ask)
  return {
    chloride: {
      ...stricter(chloride, company.chloridePercent, 'Chloride class of the company, EN 206 Table 15'),
      of: chlorideBase(standard),
    },
    alkali: isDry(ask.classes) ? DRY_ALKALI : stricter(NO_ALKALI, company.alkaliKgPerM3, 'Limit of the company'),
  }
}

/** What chloride is a per cent of: EN 206 Table 15, of cement with the additions that count as it; ACI 318, of all cementitious. */
export const chlorideBase = (standard: Standard): 'cement' | 'cementitious' =>
  standard === 'aci318' ? 'cementitious' : 'cement'

/** Concrete of no class may be wet. */
const isDry = (classes: readonly ExposureClass[]) => classes.length > 0 && classes.every(name => DRY.includes(name))

const DRY_ALKALI: ContentLimit = { most: null, source: 'No limit where the concrete stays dry' }
const NO_ALKALI: ContentLimit = { most: null, source: 'Limit not set: EN 206 §5.2.3.5 leaves it to the place of use' }

/** EN 206 Table 15, the greatest class of each use; a lower one is a rule of the place of use, set by the company. */
function enChloride({ reinforcement = 'steel' }: ContentAsk): ContentLimit {
  const most = { none: '1.00', steel: '0.40', prestressed: '0.20' }[reinforcement]
  return { most, source: `Cl ${most}, EN 206 Table 15` }
}

/** ACI 318 Table 19.3.2.1, its classes of corrosion C0 dry, C1 wet, C2 with chlorides from outside. */
function aciChloride({ classes, reinforcement = 'steel' }: ContentAsk): ContentLimit {
  const named = aciClassesOf(classes)
  const name = named.includes('C2') ? 'C2' : isDry(classes) ? 'C0' : 'C1'
  if (reinforcement === 'none') return { most: null, source: 'ACI 318 Table 19.3.2.1 asks nothing without steel' }
  const most = reinforcement === 'prestressed' ? table.chloride.prestressed : table.chloride[name]
  return { most: most.toFixed(2), source: `${name}, ACI 318 Table 19.3.2.1` }
}

const stricter = (asked: ContentLimit, company: DecimalText | null, source: string): ContentLimit =>
  company !== null && (asked.most === null || compare(company, asked.most) < 0) ? { most: company, source } : asked

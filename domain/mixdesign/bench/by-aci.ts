import { EngineeringFault } from '~/domain/kit/fault'
import { finenessModulus } from '~/domain/rawtests/aggregate/fineness-modulus'
import { ACI_DESIGN, type AciDesign, type AciInput, aciDesign } from '../design/aci/design'
import { type AciSystem, aciRequiredAverage } from '../design/target-mean-aci'
import type { Standard } from '../durability'
import { strengthAs } from '../strength-class'
import { aciSteps } from './aci-steps'
import type { BenchAsk } from './ask'
import { askedOfBinder, countsAsCement } from './exposure'
import { type BenchMaterials, meanOf } from './materials'
import { type DesignStep, figure, type Proportion, step } from './step'

const MPA_IN_PSI = 145.038
const INCH = 25.4
/** lb/ft³ of 1 kg/m³, and kg/m³ of 1 lb/yd³. */
const POUND_A_FOOT = 0.062428
const KG_OF_POUND = 0.45359237 / 0.764554858
/** The sieves of ASTM C33 that stand for 10, 20 and 40 mm. */
const SIZES: Record<AciSystem, Record<10 | 20 | 40, number>> = {
  si: { 10: 9.5, 20: 19, 40: 37.5 },
  us: { 10: 0.375, 20: 0.75, 40: 1.5 },
}
const SCM = { pfa: 'flyAsh', ggbs: 'slag', 'silica-fume': 'silicaFume' } as const

/** ACI PRC-211.1-22 with the plant's materials, in its own units; limits of the exposure classes by the standard in force hold beside its own. */
export function byAci(ask: BenchAsk, materials: BenchMaterials, standard: Standard, system: AciSystem): Proportion {
  const { addition, cement, fine, stones } = materials
  const asked = askedOfBinder(ask.exposures, countsAsCement(materials, ask.additionShare / 100), standard)
  const cylinder = strengthAs(Math.max(ask.strengthMpa, asked.cube), 'cube', 'cylinder')
  const mpa = (of: number) => (system === 'us' ? of * MPA_IN_PSI : of)
  const scm = addition && addition.kind in SCM ? SCM[addition.kind as keyof typeof SCM] : null
  const input: AciInput = {
    system,
    specified: system === 'us' ? Math.round(mpa(cylinder) / 10) * 10 : cylinder,
    ...(ask.deviation === undefined ? {} : { records: [{ deviation: mpa(ask.deviation), tests: ask.results ?? 30 }] }),
    slump: system === 'us' ? ask.slump / INCH : ask.slump,
    maxSize: SIZES[system][ask.maxSize],
    air: ask.aciAir,
    ...(ask.airPercent > 0 ? { airPercent: Math.max(ask.airPercent, asked.air ?? 0) } : {}),
    exposures: ask.aciExposures,
    adjust: {
      roundedAggregate: ask.stoneType === 'uncrushed',
      manufacturedSand: ask.sandType === 'crushed',
      ...(ask.waterSaving > 0 ? { reduction: ask.waterSaving } : {}),
    },
    ...(scm && ask.additionShare > 0 ? { scm: { [scm]: ask.additionShare } } : {}),
    ...(ask.ratio === undefined ? {} : { ratio: ask.ratio }),
    finenessModulus: finenessModulus(fine.grading, 'ASTM').reported,
    coarse: {
      relativeDensity: meanOf(stones, 'relativeDensity'),
      absorption: meanOf(stones, 'absorption'),
      rodded: system === 'us' ? ask.rodded * POUND_A_FOOT : ask.rodded,
    },
    fine: { relativeDensity: fine.relativeDensity, absorption: fine.absorption },
  }
  const densities = {
    ...ACI_DESIGN.densities,
    cement: cement.relativeDensity,
    ...(scm && addition ? { [scm]: addition.relativeDensity } : {}),
  }
  const params = { ...ACI_DESIGN, densities }
  const free = aciDesign(input, params)
  const { found, limited } = withinExposure(input, params, free, asked, system)
  if (found.masses.fine <= 0)
    throw new EngineeringFault('no-room-for-fine-aggregate', 'Nothing is left for the sand', 'slump')
  const kg = (of: number) => (system === 'us' ? of * KG_OF_POUND : of)
  const { masses } = found
  const required = aciRequiredAverage(input.specified, system, input.records)
  return {
    steps: [...aciSteps(input, found, { required, cylinder, grade: ask.strengthMpa, sand: fine.testNo }), ...limited],
    reasons: found.reasons.map(({ rule, needed, limit }) => REASONS[rule] ?? `${rule}: ${needed} against ${limit}`),
    warnings: found.warnings.map(of => `The share of ${NAMES[of.split(':')[1] ?? ''] ?? 'the addition'} is unusual`),
    airPercent: found.air,
    targetMean: Number(strengthAs(found.required / mpa(1), 'cylinder', 'cube').toFixed(1)),
    masses: {
      cement: kg(masses.cement),
      addition: kg(masses.flyAsh + masses.slag + masses.silicaFume),
      water: kg(masses.water),
      fine: kg(masses.fine),
      coarse: kg(masses.coarse),
    },
    sizes: [],
  }
}

/** A lower ratio where the exposure classes of EN 206 ask for it; all binder counts, as ACI counts it. */
function withinExposure(
  input: AciInput,
  params: typeof ACI_DESIGN,
  free: AciDesign,
  asked: ReturnType<typeof askedOfBinder>,
  system: AciSystem,
): { found: AciDesign; limited: DesignStep[] } {
  const least = (asked.binder ?? 0) / (system === 'us' ? KG_OF_POUND : 1)
  const most = Math.min(asked.ratio ?? 1, least > 0 ? free.masses.water / least : 1)
  if (most >= free.ratio) return { found: free, limited: [] }
  const found = aciDesign({ ...input, ratio: Math.floor(most * 1000) / 1000 }, params)
  const how = [
    asked.ratio === null ? '' : `largest ratio ${figure(asked.ratio, 3)}`,
    asked.binder === null ? '' : `least binder ${figure(asked.binder)} kg/m³`,
  ]
  return {
    found,
    limited: [
      step(
        'Limits of the exposure classes',
        `w/cm ${figure(found.ratio, 3)}`,
        how.filter(Boolean).join(', '),
        asked.source,
      ),
    ],
  }
}

const NAMES: Record<string, string> = { flyAsh: 'fly ash', slag: 'slag', silicaFume: 'silica fume' }
const REASONS: Record<string, string> = {
  'freezing-needs-entrained-air': 'Classes F1 to F3 need entrained air',
  'f3-fly-ash': 'Class F3 allows at most 25 % fly ash',
  'f3-slag': 'Class F3 allows at most 50 % slag',
  'f3-silica-fume': 'Class F3 allows at most 10 % silica fume',
  'f3-total-scm': 'Class F3 allows at most 50 % of additions',
  'f3-fly-ash-and-silica-fume': 'Class F3 allows at most 35 % of fly ash and silica fume',
  'no-room-for-fine-aggregate': 'Nothing is left for the sand',
}

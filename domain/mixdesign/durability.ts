import { EXPOSURE_CLASSES, type ExposureClass } from './requisition-choices'
import { strengthAs, strengthClass } from './strength-class'
import aci from './tables/aci-durability.json'

/**
 * What an exposure class asks of concrete. ratio: most water to cement; binder: least kg of cement per m³; least strength
 * in MPa as a cylinder reaches it and, of the same class, a cube; air: least per cent of the volume. A grade of the house is a
 * cube strength.
 */
export type Durability = {
  ratio: number | null
  binder: number | null
  cylinder: number
  cube: number
  air: number | null
  where: string
}

type Limit = [ratio: number | null, least: string, binder: number | null, where: string]

/** Years of working life for which EN 206, table F.1, recommends its limits; for a longer one it has none. */
export const LIFE_YEARS = 50

/** Recommended limits for that working life: EN 206, table F.1. */
const LIMITS: Record<ExposureClass, Limit> = {
  X0: [null, 'C12/15', null, 'no risk'],
  XC1: [0.65, 'C20/25', 260, 'dry or always wet'],
  XC2: [0.6, 'C25/30', 280, 'wet, rarely dry'],
  XC3: [0.55, 'C30/37', 280, 'moderate humidity'],
  XC4: [0.5, 'C30/37', 300, 'wet and dry in turn'],
  XS1: [0.5, 'C30/37', 300, 'sea air'],
  XS2: [0.45, 'C35/45', 320, 'under the sea'],
  XS3: [0.45, 'C35/45', 340, 'tide and spray'],
  XD1: [0.55, 'C30/37', 300, 'chlorides, moderate humidity'],
  XD2: [0.55, 'C30/37', 300, 'chlorides, wet'],
  XD3: [0.45, 'C35/45', 320, 'chlorides, wet and dry in turn'],
  XF1: [0.55, 'C30/37', 300, 'frost, little water'],
  XF2: [0.55, 'C25/30', 300, 'frost and salt, little water'],
  XF3: [0.5, 'C30/37', 320, 'frost, much water'],
  XF4: [0.45, 'C30/37', 340, 'frost and salt, much water'],
  XA1: [0.55, 'C30/37', 300, 'slightly aggressive ground'],
  XA2: [0.5, 'C30/37', 320, 'aggressive ground'],
  XA3: [0.45, 'C35/45', 360, 'highly aggressive ground'],
}

/** Least air by the same table, per cent of the volume; without it the frost resistance itself is to be tested. */
const LEAST_AIR: Partial<Record<ExposureClass, number>> = { XF2: 4, XF3: 4, XF4: 4 }

const asksFor = (name: ExposureClass): Durability => {
  const [ratio, least, binder, where] = LIMITS[name]
  return { ratio, binder, ...strengthClass(least), air: LEAST_AIR[name] ?? null, where }
}

/** The one home of durability limits: requisition, mapping, optimiser and generator ask here. */
export const DURABILITY: Record<ExposureClass, Durability> = Object.fromEntries(
  EXPOSURE_CLASSES.map(name => [name, asksFor(name)]),
) as Record<ExposureClass, Durability>

/**
 * Which classes of ACI 318 the same surroundings are by the words of its Table 19.3.1.1: F frost, S sulphate, C corrosion.
 * Where a class of EN 206 lies across two of ACI it is the harsher one.
 */
const ACI_CLASSES: Record<ExposureClass, readonly (keyof typeof aci.classes)[]> = {
  ...{ X0: ['C0'], XC1: ['C0'], XC2: ['C1'], XC3: ['C1'], XC4: ['C1'] },
  ...{ XS1: ['C2'], XS2: ['C2'], XS3: ['C2'], XD1: ['C2'], XD2: ['C2'], XD3: ['C2'] },
  ...{ XF1: ['F1', 'C1'], XF2: ['F3', 'C2'], XF3: ['F2', 'C1'], XF4: ['F3', 'C2'] },
  ...{ XA1: ['S1', 'C1'], XA2: ['S2', 'C1'], XA3: ['S2', 'C1'] },
}

/** The classes of ACI 318 that these stand for, each once. */
export const aciClassesOf = (classes: readonly ExposureClass[]): (keyof typeof aci.classes)[] => [
  ...new Set(classes.flatMap(name => ACI_CLASSES[name])),
]

/** A class as people choose it: by EN 206 its name, by ACI 318 the classes that the same surroundings are there, with it. */
export const exposureName = (name: ExposureClass, standard: Standard): string =>
  standard === 'aci318' ? `${ACI_CLASSES[name].join(', ')} (${name})` : name

/** Every class with its name by the standard. */
export const exposureNames = (standard: Standard): { exposureClass: ExposureClass; name: string }[] =>
  EXPOSURE_CLASSES.map(exposureClass => ({ exposureClass, name: exposureName(exposureClass, standard) }))

/** What ACI 318 asks by Tables 19.3.2.1 and 19.3.3.1 (aggregate of 20 mm). Its strengths are of cylinders; it has no least cement. */
function aciAsks(name: ExposureClass): Durability {
  const rows = ACI_CLASSES[name].map(one => aci.classes[one])
  const ratios = rows.flatMap(({ ratio }) => ratio ?? [])
  const cylinder = Math.max(...rows.map(({ mpa }) => mpa))
  const frost = ACI_CLASSES[name].flatMap(one => (one === 'F1' || one === 'F2' || one === 'F3' ? aci.air[one] : []))
  return {
    ratio: ratios.length ? Math.min(...ratios) : null,
    binder: null,
    cylinder,
    cube: strengthAs(cylinder, 'cylinder', 'cube'),
    air: frost[0] ?? null,
    where: DURABILITY[name].where,
  }
}

/** Water to cement of a mix by either standard, as decimal text; null without water or binder. */
type Ratios = { ratio: string | null; cementitiousRatio: string | null }
/** What each standard counts as binder, kg/m³ as decimal text. */
type Binders = { equivalent: string; cementitious: string }

/**
 * By which standard limits hold, and what its ratio and its binder are of: EN 206 counts an addition by its k-value, ACI 318
 * counts all cementitious material. What a value of a load may lie beyond: EN 206 §5.4.2 and §8.2.3, ACI 318 Table 19.3.3.1.
 */
export const DURABILITY_OF = {
  en206: {
    source: 'EN 206 Table F.1',
    ratio: 'w/(c + k·a)',
    ratioOf: (of: Ratios) => of.ratio,
    binder: 'c + k·a',
    binderOf: (of: Binders) => of.equivalent,
    of: (name: ExposureClass): Durability => DURABILITY[name],
    slack: { ratio: 0.02, ratioBy: '§5.4.2', binder: 10, air: 0.5, by: '§8.2.3' },
  },
  aci318: {
    source: 'ACI 318 Tables 19.3.2.1 and 19.3.3.1',
    ratio: 'w/cm',
    ratioOf: (of: Ratios) => of.cementitiousRatio,
    binder: 'Cementitious',
    binderOf: (of: Binders) => of.cementitious,
    of: aciAsks,
    slack: { ratio: 0, ratioBy: '', binder: 0, air: aci.air.tolerance, by: 'Table 19.3.3.1' },
  },
} as const
export type Standard = keyof typeof DURABILITY_OF

/** What classes ask that hold at the same place: the strictest of each figure; null where none of them asks for it. */
export function askedTogether(
  classes: readonly ExposureClass[],
  standard: Standard = 'en206',
): Omit<Durability, 'where'> {
  const asked = classes.map(DURABILITY_OF[standard].of)
  const strictest = (of: (values: number[]) => number, figure: 'ratio' | 'binder' | 'air') => {
    const values = asked.flatMap(one => one[figure] ?? [])
    return values.length ? of(values) : null
  }
  return {
    ratio: strictest(values => Math.min(...values), 'ratio'),
    binder: strictest(values => Math.max(...values), 'binder'),
    air: strictest(values => Math.max(...values), 'air'),
    cylinder: Math.max(0, ...asked.map(({ cylinder }) => cylinder)),
    cube: Math.max(0, ...asked.map(({ cube }) => cube)),
  }
}

import { EXPOSURE_CLASSES, type ExposureClass } from './requisition-choices'
import { strengthClass } from './strength-class'

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

/** Recommended limits for a working life of 50 years: EN 206, table F.1. */
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

/** Null where no class is named or none of that name exists. */
export const durabilityOf = (name: string | null | undefined): Durability | null =>
  name && Object.hasOwn(DURABILITY, name) ? DURABILITY[name as ExposureClass] : null

/** What classes ask that hold at the same place: the strictest of each figure; null where none of them asks for it. */
export function askedTogether(classes: readonly ExposureClass[]): Omit<Durability, 'where'> {
  const asked = classes.map(name => DURABILITY[name])
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

import * as z from 'zod'
import type { Role } from '../access/roles'
import { compare } from '../kit/money'
import { id, requiredText } from '../kit/shape'
import { LOAD_RULES, type LoadRule } from './delivery-order-checks'
import type { DoStatus } from './delivery-order-status'

/** A truck with its load may go to another pour until it discharges. */
export const DIVERTIBLE: readonly DoStatus[] = ['loaded', 'in_transit', 'on_site']

/** What is asked of concrete that is made already and goes to another pour, beside the rules of every ticket. */
const DIVERT_RULES = [
  'strength',
  'family',
  'cement',
  'stone',
  'slump',
  'exposure',
  'add-ons',
  'plant-eligible',
  'size',
  'number',
  'workability',
] as const
export type DivertRule = (typeof DIVERT_RULES)[number]

/** All that a divert may be refused by. */
export const ASKED_OF_DIVERT = [...LOAD_RULES, ...DIVERT_RULES] as const

const HEADS: readonly Role[] = ['dispatcher_manager', 'admin']
/** Concrete that is too weak, of another kind or too much for the pour goes there on nobody's word. */
const NOBODY: readonly DivertRule[] = ['strength', 'family', 'size', 'number']

export type DivertRefusal = { rule: LoadRule | DivertRule; text: string; mayOverride: readonly Role[] }

const reason = () => requiredText('Reason', 400).min(3, 'Reason needs a few words')
const version = () => z.int().min(1, 'Version is required')
export const DivertDo = z.strictObject({
  /** The open load whose place the truck takes. */
  targetId: id(),
  version: version(),
  targetVersion: version(),
  reason: reason(),
  /** Rules that a dispatcher manager sets aside, by the reason of the divert. */
  rules: z.array(z.enum(ASKED_OF_DIVERT)).max(20).default([]),
})
export type DivertDo = z.output<typeof DivertDo>

type Named = { id: string; name: string }
/** What a product promises: cube strength in MPa, slump and largest stone in mm. */
export type ProductFacts = {
  strengthMpa: number
  slumpMin: number
  slumpMax: number
  stoneSizeMm: number
  cementType: string
  family: string
}

export type DivertFacts = {
  /** The concrete in the truck. */
  concrete: ProductFacts & { name: string; quantity: string; slumpMm: number | null; addOns: readonly Named[] }
  target: ProductFacts & {
    productCode: string
    quantity: string
    /** Its ticket that was printed ahead. */
    doNumber: string | null
    /** The mix in the truck is the one that this load would be made with. */
    sameMix: boolean
    /** What the mix lacks for the exposure classes of the order, class by class. */
    exposure: readonly string[]
    addOns: readonly (Named & { handDosed: boolean })[]
    /** Why the plant may not supply this site or product. */
    plant: string | null
  }
  /** Minutes of the discharge limit that are left on arrival, and what unloading takes. */
  minutes: { left: number; unloading: number }
}

/** Why concrete that is in a truck may not go to an open load; empty when it fits. */
export function divertRefusals(facts: DivertFacts): DivertRefusal[] {
  const { concrete, target, minutes } = facts
  return [
    ...(target.sameMix ? [] : unlike(concrete, target)),
    ...target.exposure.map(text => refusal('exposure', text)),
    ...addOns(facts),
    ...when(target.plant !== null, 'plant-eligible', target.plant ?? ''),
    ...when(
      compare(concrete.quantity, target.quantity) > 0,
      'size',
      `${concrete.quantity} m³ in the truck, the load takes ${target.quantity} m³`,
    ),
    ...when(
      target.doNumber !== null,
      'number',
      `${target.doNumber} is printed for this load already. Withdraw it first`,
    ),
    ...when(
      minutes.left < minutes.unloading,
      'workability',
      minutes.left < 0
        ? `Over the discharge limit by ${-minutes.left} min on arrival`
        : `${minutes.left} min of the discharge limit left on arrival, unloading takes ${minutes.unloading} min`,
    ),
  ]
}

type Possible = {
  concrete: Pick<DivertFacts['concrete'], 'strengthMpa' | 'family' | 'quantity'> & { productId: string }
  target: Pick<DivertFacts['target'], 'strengthMpa' | 'family' | 'quantity'> & { productId: string }
  leftMinutes: number
}

/** What can be said before anything is asked: whether no rule that stands for everybody is against it already. */
export const mayFit = ({ concrete, target, leftMinutes }: Possible): boolean =>
  leftMinutes > 0 &&
  compare(concrete.quantity, target.quantity) <= 0 &&
  (concrete.productId === target.productId ||
    (concrete.strengthMpa >= target.strengthMpa && concrete.family === target.family))

/** Another mix than the one of the load has to be at least what the load ordered. */
function unlike(concrete: DivertFacts['concrete'], target: DivertFacts['target']): DivertRefusal[] {
  const { slumpMm, slumpMin, slumpMax } = concrete
  const least = slumpMm ?? slumpMin
  const most = slumpMm ?? slumpMax
  const wanted = `${target.slumpMin} to ${target.slumpMax} mm`
  return [
    ...when(
      concrete.strengthMpa < target.strengthMpa,
      'strength',
      `${concrete.name} is ${concrete.strengthMpa} MPa, ${target.productCode} is ${target.strengthMpa} MPa`,
    ),
    ...when(
      concrete.family !== target.family,
      'family',
      `${concrete.name} is ${concrete.family} concrete, not ${target.family}`,
    ),
    ...when(
      concrete.cementType !== target.cementType,
      'cement',
      `${concrete.cementType} instead of ${target.cementType}`,
    ),
    ...when(
      concrete.stoneSizeMm > target.stoneSizeMm,
      'stone',
      `Stone of ${concrete.stoneSizeMm} mm, at most ${target.stoneSizeMm} mm is ordered`,
    ),
    ...when(
      least < target.slumpMin || most > target.slumpMax,
      'slump',
      slumpMm === null
        ? `Slump ${least} to ${most} mm, ordered is ${wanted}`
        : `Slump ${slumpMm} mm on site, ordered is ${wanted}`,
    ),
  ]
}

/** What is dosed at the plant cannot be added later, and cannot be taken out. */
function addOns({ concrete, target }: DivertFacts): DivertRefusal[] {
  const has = (list: readonly Named[], of: Named) => list.some(each => each.id === of.id)
  const missing = target.addOns.filter(of => !of.handDosed && !has(concrete.addOns, of))
  const extra = concrete.addOns.filter(of => !has(target.addOns, of))
  return [
    ...missing.map(of => refusal('add-ons', `${of.name} is ordered and not in the truck`)),
    ...extra.map(of => refusal('add-ons', `${of.name} is in the truck and not ordered`)),
  ]
}

const refusal = (rule: DivertRule, text: string): DivertRefusal => ({
  rule,
  text,
  mayOverride: NOBODY.includes(rule) ? [] : HEADS,
})
const when = (is: boolean, rule: DivertRule, text: string) => (is ? [refusal(rule, text)] : [])

type Ranked = { refusals: readonly DivertRefusal[]; sameMix: boolean; offMinutes: number; leftMinutes: number }

/** What fits first; then its own mix, then the arrival nearest to the promise, then the most minutes left. */
export const byFit = (a: Ranked, b: Ranked): number =>
  a.refusals.length - b.refusals.length ||
  Number(b.sameMix) - Number(a.sameMix) ||
  Math.abs(a.offMinutes) - Math.abs(b.offMinutes) ||
  b.leftMinutes - a.leftMinutes

import type { Role } from '../access/roles'
import { CREDIT_OVERRIDERS } from '../billing/receivable/credit'
import { compare, decimal } from '../kit/money'
import type { LoadFacts } from './check-facts'
import * as words from './words'

/** The rules that stand between a load and its ticket. */
export const LOAD_RULES = [
  'hold',
  'credit',
  'concrete-hold',
  'line',
  'plant-open',
  'mix-mapped',
  'mix-agreed',
  'customer-agreement',
  'mix-approved',
  'mix-synced',
  'certificate',
  'bans',
  'passes',
  'papers',
  'fatigue',
  'silo-cover',
  'truck-load',
  'site-load',
  'truck-free',
  'called',
] as const
export type LoadRule = (typeof LOAD_RULES)[number]

/** Rules about the truck and its driver; before one is called they say nothing. */
export const CREW_RULES: readonly LoadRule[] = [
  'bans',
  'passes',
  'papers',
  'fatigue',
  'truck-load',
  'truck-free',
  'called',
]

export type LoadStep = 'assign' | 'call' | 'ticket'
/** Not asked yet at an earlier step than the ticket: a silo is filled while the truck comes to the line. */
const LATER: Record<LoadStep, (rule: LoadRule) => boolean> = {
  assign: rule => rule !== 'hold',
  call: rule => rule === 'silo-cover',
  ticket: () => false,
}

export const LOAD_RULE_LABELS: Record<LoadRule, string> = {
  hold: 'Order not on hold',
  credit: 'No credit hold',
  'concrete-hold': 'Concrete not on hold',
  line: 'Batching line',
  'plant-open': 'Plant open',
  'mix-mapped': 'Mix mapped',
  'mix-agreed': 'Mix of the project',
  'customer-agreement': 'Customer agreement',
  'mix-approved': 'Mix approved',
  'mix-synced': 'Mix on the line',
  certificate: 'Mix on the certificate',
  bans: 'No ban',
  passes: 'Site passes',
  papers: 'Licence and inspection',
  fatigue: 'Hours left',
  'silo-cover': 'Silo cover',
  'truck-load': 'Truck size',
  'site-load': 'Site limit',
  'truck-free': 'Truck and driver free',
  called: 'One truck, one load',
}

const HEADS: readonly Role[] = ['dispatcher_manager', 'admin']
/** Nobody may set aside what the law, the certificate or the steel of a truck forbids. */
const OVERRIDE: Record<LoadRule, readonly Role[]> = {
  hold: [],
  credit: CREDIT_OVERRIDERS,
  'concrete-hold': HEADS,
  line: [],
  'plant-open': HEADS,
  'mix-mapped': [],
  'mix-agreed': HEADS,
  'customer-agreement': HEADS,
  'mix-approved': [],
  'mix-synced': HEADS,
  certificate: [],
  bans: HEADS,
  passes: HEADS,
  papers: [],
  fatigue: HEADS,
  'silo-cover': HEADS,
  'truck-load': [],
  'site-load': HEADS,
  'truck-free': [],
  called: [],
}

export const mayOverride = (rule: LoadRule): readonly Role[] => OVERRIDE[rule]

export type Refusal = { rule: LoadRule; text: string; mayOverride: readonly Role[] }

/** Every rule that refuses the step now, each with what is wrong and who may set it aside. */
export function refusalsOf(facts: LoadFacts, step: LoadStep = 'ticket'): Refusal[] {
  return [
    ...when(facts.orderStatus === 'on_hold', 'hold', words.ruleOrderOnHold()),
    ...when(facts.creditHold !== null, 'credit', facts.creditHold ?? ''),
    ...when(facts.concreteHold !== null, 'concrete-hold', facts.concreteHold ?? ''),
    ...when(!facts.line, 'line', words.ruleChooseLine()),
    ...plant(facts),
    ...mix(facts),
    ...facts.bans.flatMap(({ who, what, reason }) => when(true, 'bans', words.ruleBanned({ who, what, reason }))),
    ...facts.missingPasses.flatMap(({ who, pass }) => when(true, 'passes', words.ruleNoPass({ who, pass }))),
    ...facts.expiredPapers.flatMap(text => when(true, 'papers', text)),
    ...fatigue(facts),
    ...facts.silos.flatMap(silo),
    ...size(facts),
    ...busy(facts),
    ...called(facts),
  ].filter(({ rule }) => !LATER[step](rule))
}

/** What does not refuse and should be known before the truck leaves: by setting, an agreement that is missing. */
export const warningsOf = ({ agreed, agreement: of }: Pick<LoadFacts['mix'], 'agreed' | 'agreement'>): string[] =>
  of.agreement === 'warn' && of.missing && agreed === null ? [of.missing] : []

/** What is left after the rules that somebody with the right set aside; a credit hold is set aside at the customer. */
export const standing = <Found extends { rule: string }>(
  refusals: readonly Found[],
  overridden: readonly string[],
): Found[] => refusals.filter(({ rule }) => rule === 'credit' || !overridden.includes(rule))

const when = (is: boolean, rule: LoadRule, text: string): Refusal[] =>
  is ? [{ rule, text, mayOverride: mayOverride(rule) }] : []

function plant({ plant: at, called }: LoadFacts): Refusal[] {
  if (called) return []
  if (at.closedReason !== null)
    return when(true, 'plant-open', words.rulePlantClosed({ plant: at.name, reason: at.closedReason }))
  return when(!at.open, 'plant-open', words.rulePlantHours({ plant: at.name, hours: at.hours }))
}

function mix({ mix: of, line }: LoadFacts): Refusal[] {
  if (!line) return []
  if (!of.mapped) return when(true, 'mix-mapped', words.ruleNoMix())
  const name = of.code ?? words.ruleTheMix()
  const { agreement, missing } = of.agreement
  // Where the line makes another mix than the agreed one, that is said already.
  const required = agreement === 'required' && of.agreed === null
  return [
    ...when(of.agreed !== null, 'mix-agreed', words.ruleMixAgreed({ mix: of.agreed ?? '' })),
    ...when(required && missing !== null, 'customer-agreement', missing ?? ''),
    ...when(!of.approved, 'mix-approved', words.ruleNotApproved({ mix: name })),
    ...when(!of.synced, 'mix-synced', words.ruleNotSynced({ mix: name })),
    ...when(of.structural && !of.onCertificate, 'certificate', words.ruleNotCertified({ mix: name })),
    ...when(of.structural && !of.certificateValid, 'certificate', words.ruleCertificateExpired()),
  ]
}

function fatigue({ hours }: LoadFacts): Refusal[] {
  return hours ? when(hours.left < hours.needed, 'fatigue', words.ruleHoursShort(hours)) : []
}

function silo({ material, neededKg, levelKg }: LoadFacts['silos'][number]): Refusal[] {
  if (levelKg === null) return when(true, 'silo-cover', words.ruleNoSilo({ material }))
  const short = compare(levelKg, neededKg) < 0
  return when(short, 'silo-cover', words.ruleSiloShort({ material, level: kg(levelKg), needed: kg(neededKg) }))
}

function size({ quantity, truck, siteMaxLoad }: LoadFacts): Refusal[] {
  const { truckNo = '', maxLoad = quantity } = truck ?? {}
  const most = siteMaxLoad ?? quantity
  return [
    ...when(
      compare(quantity, maxLoad) > 0,
      'truck-load',
      words.ruleTruckSmall({ quantity, most: maxLoad, truck: truckNo }),
    ),
    ...when(compare(quantity, most) > 0, 'site-load', words.ruleSiteSmall({ quantity, most })),
  ]
}

function busy({ truck, driverBusyWith: other }: LoadFacts): Refusal[] {
  const { truckNo = '', busyWith } = truck ?? {}
  return [
    ...when(!!busyWith, 'truck-free', words.ruleTruckBusy({ truck: truckNo, load: busyWith ?? '' })),
    ...when(!!other, 'truck-free', words.ruleDriverBusy({ load: other ?? '' })),
  ]
}

function called({ truck, calledTruck }: LoadFacts): Refusal[] {
  const { truckNo = '', calledFor } = truck ?? {}
  return [
    ...when(!!calledFor, 'called', words.ruleCalledFor({ truck: truckNo, load: calledFor ?? '' })),
    ...when(!!truck && calledTruck !== null, 'called', words.ruleCalledAlready({ truck: calledTruck ?? '' })),
  ]
}

const kg = (value: string) => decimal(value).toFixed(0)

import type { Subject } from '../access/grants'
import { viewOf } from '../kit/noun'
import { type MasterNoun, NOUNS } from '../nouns'

const WRITTEN = {
  customer: 'customer_record',
  project: 'project',
  salesperson: 'salesperson_record',
  price_category: 'price_category',
  product: 'product',
  service: 'service',
  sub_product: 'service',
  associate_product: 'associate_product',
  unit_conversion: 'unit_conversion',
  region: 'region',
  plant: 'plant',
  batching_plant: 'batching_plant',
  truck: 'truck',
  driver: 'driver_record',
  fleet_group: 'fleet',
  pass: 'fleet',
  technician: 'technician',
  holiday: 'holiday',
  material: 'material',
  silo: 'material',
  mix_design: 'mix_design',
  grading_specification: 'raw_test',
  concrete_pot: 'cylinder_test',
  portal_user: 'portal_user',
  booking_user: 'booking_user',
} as const satisfies Record<string, Subject>

export type MasterList = keyof typeof WRITTEN | MasterNoun

/** The lists that other work stands on, and the right to look at each; plain nouns say theirs in their descriptor. */
export const MASTER_LISTS: Readonly<Record<MasterList, Subject>> = Object.assign(
  {},
  WRITTEN,
  ...NOUNS.flatMap(noun => ('master' in noun.screen ? [{ [noun.key]: viewOf(noun) }] : [])),
)
export type MasterCounts = Partial<Record<MasterList, { active: number; total: number }>>

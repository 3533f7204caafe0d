import * as z from 'zod'
import table from '~/domain/cylinders/data/batching.json'
import { deviationOf } from '~/domain/deliveries/batch'
import { EngineeringFault } from '~/domain/kit/fault'
import { mass, within } from '~/domain/kit/within'

export const BATCHING_KINDS = [
  'binder',
  'aggregate',
  'waterAdded',
  'waterTotal',
  'admixture',
  'addition',
  'fibre',
] as const
export type BatchingKind = (typeof BATCHING_KINDS)[number]
export type Tolerance = { below: number; above: number }

/** Masses in kg of one batch. Water added is judged against the total mixing water. `scaleCapacity` in kg finds small batches. */
export const BatchingInput = z.strictObject({
  standard: z.enum(['ASTM C94', 'EN 206']).default('ASTM C94'),
  items: z
    .array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(BATCHING_KINDS),
        target: z.number(),
        actual: z.number(),
        scaleCapacity: z.number().positive().nullish(),
        cumulative: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(40),
  /** A plant's own tolerances in percent, by kind, before those of the standard. */
  own: z
    .partialRecord(z.enum(BATCHING_KINDS), z.strictObject({ below: z.number().min(0), above: z.number().min(0) }))
    .default({}),
})
export type BatchingInput = z.input<typeof BatchingInput>

export type BatchingRow = {
  name: string
  kind: BatchingKind
  target: number
  actual: number
  percent: number
  pass: boolean
} & Tolerance
export type Batching = { pass: boolean; rows: BatchingRow[] }
type Item = BatchingInput['items'][number]

/**
 * Weighed against required, in percent of what was required (ASTM C94 §9, EN 206 Table 27). C94 small batches (below 30 % of
 * the scale): binder −0/+4 %; cumulative aggregate the lesser of 0.3 % of the scale and 3 % of the target. EN 206 allows 5 %
 * for additions up to 5 % of the cement. An ingredient without a target is `target-missing`.
 */
export function batchingTolerance(input: BatchingInput): Batching {
  const rows = input.items.map(item => {
    if (mass(item.target, `${item.name} target`) === 0) {
      throw new EngineeringFault('target-missing', `${item.name} has no target mass`, item.name)
    }
    const off = deviationOf(item.target, mass(item.actual, `${item.name} actual`), baseOf(item, input))
    const { below, above } = input.own?.[item.kind] ?? standardTolerance(item, input)
    const pass = off.greaterThanOrEqualTo(-below) && off.lessThanOrEqualTo(above)
    const { name, kind, target, actual } = item
    return { name, kind, target, actual, percent: off.toNumber(), below, above, pass }
  })
  return { pass: rows.every(row => row.pass), rows }
}

function baseOf(item: Item, { items }: BatchingInput): number {
  if (item.kind !== 'waterAdded') return item.target
  return items.find(other => other.kind === 'waterTotal')?.target ?? item.target
}

function standardTolerance(item: Item, input: BatchingInput): Tolerance {
  return input.standard === 'EN 206' ? en206Tolerance(item, input) : c94Tolerance(item)
}

function c94Tolerance(item: Item): Tolerance {
  const { C94 } = table
  const capacity = item.scaleCapacity ? within(item.scaleCapacity, `${item.name} scale`, [1, 100_000], 'kg') : null
  const small = capacity !== null && item.target < (C94.smallShare / 100) * capacity
  if (item.kind === 'binder') return small ? C94.binderSmall : C94.binder
  if (item.kind !== 'aggregate' || !item.cumulative) return C94[item.kind]
  if (!small) return C94.aggregateCumulative
  const percent = Math.min((0.3 * capacity!) / item.target, 3)
  return { below: percent, above: percent }
}

function en206Tolerance(item: Item, { items }: BatchingInput): Tolerance {
  const { EN206 } = table
  if (item.kind === 'waterAdded') return EN206.waterTotal
  if (item.kind !== 'addition') return EN206[item.kind]
  const cement = items.reduce((sum, other) => sum + (other.kind === 'binder' ? other.target : 0), 0)
  return item.target <= (EN206.smallAddition / 100) * cement ? EN206.additionSmall : EN206.addition
}

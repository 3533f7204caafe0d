import * as z from 'zod'
import table from '~/domain/cylinders/data/fresh.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { type Bounds, within } from '~/domain/kit/within'
import { given, QUANTITIES } from '~/domain/mixdesign/bounds'

const FLOW: Bounds = [200, 900]

/** How the slump was specified, mm; `maximum` and `flow` are ASTM C94 only. */
export const SlumpLimitsInput = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('class'),
    class: z.string(),
    standard: z.enum(['EN 206', 'BS 8500']).default('EN 206'),
  }),
  z.strictObject({ by: z.literal('target'), target: z.number(), standard: z.enum(['EN 206', 'BS 8500', 'ASTM C94']) }),
  z.strictObject({ by: z.literal('maximum'), maximum: z.number() }),
  z.strictObject({ by: z.literal('flow'), flow: z.number() }),
])
export type SlumpLimitsInput = z.input<typeof SlumpLimitsInput>

/** Ends included, mm; no top for class S5. */
export type SlumpLimits = { min: number; max: number | null }
export type SlumpVerdict = SlumpLimits & { slump: number; verdict: 'within' | 'too dry' | 'too wet' }

/**
 * Slump allowed: EN 206 classes and target ±10/20/30, BS 8500 for a spot sample from initial discharge, ASTM C94 nominal
 * ±15/25/40, "maximum" +0, and slump flow ±40/65. An unknown class is `unknown-class`.
 */
export function slumpLimits(input: SlumpLimitsInput): SlumpLimits {
  const { en206, bs8500, c94 } = table.slump
  if (input.by === 'class')
    return classLimits(input.class, input.standard === 'BS 8500' ? bs8500.classes : en206.classes)
  if (input.by === 'maximum') {
    const max = given(input.maximum, 'maximum', QUANTITIES.slump)
    return { min: Math.max(0, max - rowFor(c94.maximum, max).below), max }
  }
  if (input.by === 'flow') return around(within(input.flow, 'flow', FLOW, 'mm'), c94.flow)
  const rows = { 'EN 206': en206.target, 'BS 8500': bs8500.target, 'ASTM C94': c94.nominal }[input.standard]
  return around(given(input.target, 'target', QUANTITIES.slump), rows)
}

/** A measured slump (or slump flow) in mm against what was specified. */
export function checkSlump(slump: number, input: SlumpLimitsInput): SlumpVerdict {
  const read = input.by === 'flow' ? within(slump, 'slump', FLOW, 'mm') : given(slump, 'slump', QUANTITIES.slump)
  // A class is judged by the reported slump, to 10 mm: 45 mm would lie in no class of EN 206 (EN 12350-2).
  const value = input.by === 'class' ? roundTo(read, 10) : read
  const limits = slumpLimits(input)
  const verdict = value < limits.min ? 'too dry' : limits.max !== null && value > limits.max ? 'too wet' : 'within'
  return { ...limits, slump: value, verdict }
}

function classLimits(name: string, classes: Record<string, (number | null)[]>): SlumpLimits {
  const found = Object.hasOwn(classes, name) ? classes[name] : undefined
  if (!found) throw new EngineeringFault('unknown-class', `no slump class ${name}`, 'class')
  return { min: found[0]!, max: found[1] ?? null }
}

function around(target: number, rows: readonly { upTo: number | null; tolerance: number }[]): SlumpLimits {
  const { tolerance } = rowFor(rows, target)
  return { min: Math.max(0, target - tolerance), max: target + tolerance }
}

function rowFor<T extends { upTo: number | null }>(rows: readonly T[], value: number): T {
  return rows.find(row => row.upTo === null || value <= row.upTo)!
}

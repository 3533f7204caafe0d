import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mean } from '~/domain/kit/statistics'
import { atLeast, within } from '~/domain/kit/within'
import { QUANTITIES, reading } from '~/domain/mixdesign/bounds'

/** Needle tip distances in mm before and after boiling, two moulds. */
export const LeChatelierInput = z.strictObject({
  moulds: z
    .array(z.strictObject({ before: reading(QUANTITIES.opening), after: reading(QUANTITIES.opening) }))
    .min(2)
    .max(4),
})
export type LeChatelierInput = z.input<typeof LeChatelierInput>

/** Le Chatelier expansion in mm: mean of the openings of two moulds, to 0.5 mm (EN 196-3 §7). */
export function leChatelier({ moulds }: LeChatelierInput): { expansions: number[]; reported: number } {
  atLeast(moulds, 2, 'moulds')
  const expansions = moulds.map(({ before, after }) => {
    const opening = within(after, 'after', [0, 80], 'mm') - within(before, 'before', [0, 50], 'mm')
    if (opening < 0) throw new EngineeringFault('needles-closed', 'the needles are closer after boiling', 'after')
    return within(opening, 'expansion', [0, 30], 'mm')
  })
  return { expansions, reported: roundTo(mean(expansions), 0.5) }
}

/** Lengths in mm. */
export const AutoclaveInput = z.strictObject({ before: z.number(), after: z.number(), gauge: z.number().default(250) })

/** Autoclave expansion in percent of the gauge length (ASTM C151), lengths in mm, to 0.01 %; shrinkage is negative. */
export function autoclaveExpansion(before: number, after: number, gauge = 250): number {
  within(gauge, 'gauge', [200, 300], 'mm')
  const first = within(before, 'before', [gauge * 0.9, gauge * 1.2], 'mm')
  const change = within(after, 'after', [gauge * 0.9, gauge * 1.2], 'mm') - first
  return roundTo((change / gauge) * 100, 0.01)
}

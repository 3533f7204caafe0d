import * as z from 'zod'
import { requiredText } from './shape'

/**
 * By which standard strength is judged, and how continuous production is: means of groups apart or rolling (EN 206 method B),
 * or a control chart (method C); the sampling rate of certified production control.
 */
const Conformity = z.strictObject({
  standard: z.enum(['en206', 'aci318']),
  groups: z.enum(['apart', 'rolling', 'chart']),
  certified: z.boolean(),
  holdAtFailure: z.boolean(),
})
const USUAL = { standard: 'en206', groups: 'apart', certified: true, holdAtFailure: false } as const

/** Concretes that are judged together, by the codes of their products; the same at every plant. */
const Families = z
  .array(z.strictObject({ name: requiredText('Family', 60), products: z.array(requiredText('Product', 40)).min(2) }))
  .max(50)

export const CONFORMITY_SETTINGS = {
  'cylinders.conformity': {
    shape: Conformity,
    usual: USUAL as z.output<typeof Conformity>,
    label:
      'Conformity of strength: standard; groups of means, apart or rolling (EN 206 method B), or control chart (method C); certified control; hold at a failure',
  },
  'cylinders.families': {
    shape: Families,
    usual: [] as z.output<typeof Families>,
    label: 'Concrete families (EN 206 §8.2.1.3): product codes of each',
  },
}

import * as z from 'zod'
import { id } from '../../kit/shape'
import { CementResults } from '../cement/limits'
import { CementTestCreate, CementTestInput, SieveTestCreate } from '../test-info'

const known = { id: id().optional(), version: z.int().optional() }
const reading = () => z.number().nullish()

/** A sieve analysis as its form posts it; a sieve whose mass is left empty was not used. */
export const SieveForm = SieveTestCreate.extend(known)
export type SieveForm = z.input<typeof SieveForm>

/** Cement readings as their form posts them; what is left empty was not tested. */
export const CementForm = CementTestCreate.extend({
  ...known,
  input: CementTestInput.extend({
    results: CementResults.extend({
      strength: z.strictObject({ 1: reading(), 2: reading(), 3: reading(), 7: reading(), 28: reading() }),
    }),
  }),
})
export type CementForm = z.input<typeof CementForm>

/** Readings without those that were left empty. */
export function givenResults(results: Partial<CementForm['input']['results']> | undefined): CementResults {
  const given = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
    )
  const { strength, ...others } = results ?? { strength: {} }
  return { ...given(others), strength: given(strength ?? {}) } as CementResults
}

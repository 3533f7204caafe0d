import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import { id } from '../kit/shape'

export const MixToTestList = z.strictObject({ ...unsortedShape, id: id().optional() })
export type MixToTestAsk = z.output<typeof MixToTestList>

/** A mix with those of its materials that a laboratory can test. */
export type MixToTest = {
  id: string
  mixCode: string
  mixVersion: number
  name: string
  strengthMpa: number
  status: string
  materials: {
    mixDesignId: string
    materialId: string
    materialName: string
    kind: string
    kgPerM3: string
    lastApprovedOn: string | null
  }[]
}

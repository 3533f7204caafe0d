import * as z from 'zod'
import { id, optionalText, versioned } from '../kit/shape'
import { specimenAges } from '../kit/specimen-age'
import { USUAL_CYLINDER_TEST } from './usual-cylinder-test'

/** Sets of specimens to be made at the site and the ages in days at which they are crushed. */
export const CylinderTest = z.strictObject({
  isRequired: z.boolean(),
  sets: z.int().min(1, 'At least 1 set').max(50).default(USUAL_CYLINDER_TEST.sets),
  specimens: z.int().min(1, 'At least 1 specimen').max(12).default(USUAL_CYLINDER_TEST.specimens),
  ages: specimenAges().default(USUAL_CYLINDER_TEST.ages),
  technicianId: id().nullish(),
  remarks: optionalText(),
})
export type CylinderTest = z.output<typeof CylinderTest>

export const UpdateCylinderTest = z.strictObject({ ...versioned, cylinderTest: CylinderTest.nullable() })

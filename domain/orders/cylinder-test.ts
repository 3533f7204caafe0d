import * as z from 'zod'
import { id, optionalText, versioned } from '../kit/shape'
import { specimenAges } from '../kit/specimen-age'

/** Sets of specimens to be made at the site and the ages in days at which they are crushed. */
export const CylinderTest = z.strictObject({
  isRequired: z.boolean(),
  sets: z.int().min(1, 'At least 1 set').max(50).default(1),
  specimens: z.int().min(1, 'At least 1 specimen').max(12).default(3),
  ages: specimenAges().default([7, 28]),
  technicianId: id().nullish(),
  remarks: optionalText(),
})
export type CylinderTest = z.output<typeof CylinderTest>

export const UpdateCylinderTest = z.strictObject({ ...versioned, cylinderTest: CylinderTest.nullable() })

import * as z from 'zod'
import { id, quantity, requiredText } from '../kit/shape'

/** Truck types and subcontractors: the short lists that a truck chooses from. */
const key = { id: id().nullish(), version: z.int().min(1).nullish(), active: z.boolean().default(true) }

export const TruckTypeSave = z
  .strictObject({
    ...key,
    truckType: requiredText('Type', 60),
    minLoad: quantity('Least load'),
    scheduleLoad: quantity('Usual load'),
    maxLoad: quantity('Most load'),
  })
  .refine(of => Number(of.minLoad) <= Number(of.scheduleLoad) && Number(of.scheduleLoad) <= Number(of.maxLoad), {
    path: ['scheduleLoad'],
    message: 'The usual load lies between the least and the most',
  })

export const SubcontractorSave = z.strictObject({
  ...key,
  subcontractorName: requiredText('Name', 80),
  ownerId: id().nullish(),
})

export const EntryStatus = z.strictObject({
  id: id(),
  version: z.int().min(1, 'Version is required'),
  active: z.boolean(),
})

import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, queryFlag, requiredText } from '../kit/shape'

export const PotList = z.strictObject({ ...pagingShape, plantId: id().optional(), active: queryFlag() })
export type PotAsk = z.output<typeof PotList>

/** Creates without an id, changes with one. Litres and kg as calibrated with water. */
export const PotSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    potNo: requiredText('Pot', 40),
    plantId: id().nullish(),
    volumeLitres: z.number('Volume is needed').min(1, 'At least 1 litre').max(60, 'At most 60 litres'),
    emptyKg: z.number('Empty mass is needed').min(0.1, 'At least 0.1 kg').max(60, 'At most 60 kg'),
    calibratedOn: plainDate(),
    calibrationDueOn: plainDate(),
    active: z.boolean().default(true),
    remarks: optionalText(400),
  })
  .refine(of => of.calibrationDueOn > of.calibratedOn, {
    message: 'The next calibration must be after the last one',
    path: ['calibrationDueOn'],
  })
export type PotSave = z.output<typeof PotSave>

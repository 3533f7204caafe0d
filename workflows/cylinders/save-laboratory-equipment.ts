import { getSeenHouse } from '~/db/cylinders/house'
import {
  type EquipmentRow,
  equipmentOfNumber,
  getSeenEquipment,
  laboratoryEquipment,
} from '~/db/cylinders/laboratory-equipment'
import type { Work } from '~/db/kit/work'
import type { EquipmentSave } from '~/domain/cylinders/laboratory-equipment'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

export async function saveEquipment(work: Work, { id, version, ...given }: EquipmentSave): Promise<EquipmentRow> {
  await getSeenHouse(work.sql, work.by, given.houseId)
  const before = id ? await getSeenEquipment(work.sql, work.by, id) : undefined
  if (given.calibratedOn > businessDay(work.now)) throw invalid('calibratedOn', 'This day cannot be in the future')
  const same = await equipmentOfNumber(work.sql, given.equipmentNo)
  if (same && same.id !== id) throw invalid('equipmentNo', 'There is already equipment with this number')
  const { errorPercent = null, uncertaintyPercent = null } = given
  const values = { ...given, errorPercent, uncertaintyPercent, earlier: earlierOf(before, given) }
  return laboratoryEquipment.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
}

/** A calibration of a later day leaves the one before on record; the same day corrects it. */
function earlierOf(before: EquipmentRow | undefined, given: { calibratedOn: string }): EquipmentRow['earlier'] {
  if (!before) return []
  if (before.calibratedOn === given.calibratedOn) return before.earlier
  if (before.calibratedOn > given.calibratedOn)
    throw invalid('calibratedOn', 'A later calibration of this equipment is on record')
  const { calibratedOn, validUntil, certificateNo, errorPercent, uncertaintyPercent } = before
  return [...before.earlier, { calibratedOn, validUntil, certificateNo, errorPercent, uncertaintyPercent }]
}

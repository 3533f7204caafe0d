import type { CylinderAgeRow, CylinderTestRow } from '~/db/cylinders/cylinder-test'
import { type EquipmentRow, getSeenEquipment, usualPress } from '~/db/cylinders/laboratory-equipment'
import { region } from '~/db/fleet/region'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { mayDo } from '~/domain/access/ability'
import { calibrationFault, calibrationOn, type PressUsed } from '~/domain/cylinders/laboratory-equipment'
import * as words from '~/domain/cylinders/words'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

export type PressGiven = { pressId?: string | null | undefined; calibrationReason?: string | null | undefined }

/** Who may take a result from a machine that is out of calibration. */
const ABOVE = ['lab_manager', 'admin']

/**
 * The machine of a result as it is kept with it: the one named, else the one that the laboratory used last. Out of
 * calibration on the day of the test it refuses, unless somebody above the laboratory takes the result with a reason.
 */
export async function pressFor(
  work: Work,
  set: CylinderTestRow,
  testedAt: Date,
  given: PressGiven,
): Promise<Pick<CylinderAgeRow, 'pressId' | 'press'>> {
  const machine = given.pressId ? await named(work, set, given.pressId) : await usual(work, set)
  if (!machine) return { pressId: null, press: null }
  const { zone } = await region.get(work.sql, set.regionId)
  const day = businessDay(testedAt, zone)
  const fault = calibrationFault(machine, day)
  const allowed = fault ? await allow(work, set, fault, given) : null
  const held = calibrationOn(machine, day)
  const press: PressUsed = {
    equipmentNo: machine.equipmentNo,
    make: machine.make,
    calibratedOn: held?.calibratedOn ?? null,
    validUntil: held?.validUntil ?? null,
    certificateNo: held?.certificateNo ?? null,
    errorPercent: held?.errorPercent ?? null,
    uncertaintyPercent: held?.uncertaintyPercent ?? null,
    fault,
    allowedBy: allowed?.by ?? null,
    reason: allowed?.reason ?? null,
  }
  return { pressId: machine.id, press }
}

async function named(work: Work, set: CylinderTestRow, id: string): Promise<EquipmentRow> {
  const found = await getSeenEquipment(work.sql, work.by, id)
  if (found.kind !== 'press') throw invalid('pressId', words.pressNone({ no: found.equipmentNo }))
  if (!found.active) throw invalid('pressId', words.pressOff({ no: found.equipmentNo }))
  if (set.houseId && found.houseId !== set.houseId)
    throw invalid('pressId', words.pressElsewhere({ no: found.equipmentNo }))
  return found
}

const usual = async (work: Work, set: CylinderTestRow) => (set.houseId ? usualPress(work.sql, set.houseId) : undefined)

async function allow(work: Work, set: CylinderTestRow, fault: string, { calibrationReason: reason }: PressGiven) {
  if (!(await settingNow(work, 'cylinders.refuse-uncalibrated', set.regionId))) return null
  const facts = { rule: 'calibration', mayOverride: ABOVE }
  if (!reason) throw new Refused(words.pressChooseAnother({ fault }), undefined, facts)
  if (!mayDo(work.by, 'approve-2', 'cylinder_test')) throw new Denied(words.pressManagerAlone(), undefined, facts)
  return { by: work.by.name, reason }
}

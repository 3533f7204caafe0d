import { calibrationOn } from '~/domain/cylinders/laboratory-equipment'
import { addDays, businessDay } from '~/domain/kit/time'
import { laboratoryEquipments } from '../cylinders/laboratory-equipment-tables'
import { bulkInsert } from '../kit/bulk'
import type { Age, CylinderWorld, MadeSet } from './cylinder-world'

const MACHINES = [
  { no: 'PR-01', kind: 'press', make: 'Automax 3000', range: [300, 3000], accuracyClass: 'EN ISO 7500-1, class 1' },
  { no: 'PR-02', kind: 'press', make: 'Servo-plus 2000', range: [100, 2000], accuracyClass: 'EN ISO 7500-1, class 1' },
  { no: 'SC-01', kind: 'scale', make: 'Bench scale 30 kg', range: [0.1, 30], accuracyClass: 'OIML class III' },
] as const
/** Days since the last calibration, by laboratory and machine: one press of the second laboratory is due soon. */
const AGO = [
  [201, 96, 130],
  [343, 181, 240],
] as const
const LAST = [
  [0.4, 0.5],
  [0.6, 0.5],
  [0.02, 0.03],
] as const

/** Two presses and a scale in each laboratory, with this year's calibration and the one before it. */
export async function seedEquipment({ seed }: CylinderWorld, houses: readonly { id: string; code: string }[]) {
  const rows = houses.flatMap((house, at) =>
    MACHINES.map(({ no, range, ...of }, place) => {
      const calibratedOn = addDays(seed.today, -AGO[at % AGO.length]![place]!)
      const before = addDays(calibratedOn, -359)
      const [errorPercent, uncertaintyPercent] = LAST[place]!
      const equipmentNo = `${house.code}-${no}`
      return {
        ...seed.stamp(seed.start),
        active: true,
        equipmentNo,
        ...of,
        houseId: house.id,
        serialNo: `${house.code.slice(-1)}${21_400 + at * 37 + place * 11}`,
        rangeFrom: range[0],
        rangeTo: range[1],
        calibratedOn,
        validUntil: addDays(calibratedOn, 364),
        certificateNo: `CAL-${calibratedOn.slice(2, 4)}-${4100 + at * 60 + place * 7}`,
        calibratedBy: 'Straits Calibration, accredited',
        errorPercent,
        uncertaintyPercent,
        earlier: [
          {
            calibratedOn: before,
            validUntil: addDays(before, 364),
            certificateNo: `CAL-${before.slice(2, 4)}-${2300 + at * 60 + place * 7}`,
            errorPercent,
            uncertaintyPercent,
          },
        ],
        remarks: null,
      }
    }),
  )
  await bulkInsert(seed.sql, laboratoryEquipments, rows)
  return rows
}

/** The machine of a result with its calibration on the day: every third day the second press of the laboratory. */
export function pressOf(
  { machines = [] }: CylinderWorld,
  set: MadeSet['set'],
  at: Date,
): Pick<Age, 'pressId' | 'press'> {
  const own = machines.filter(of => of.kind === 'press' && of.houseId === set.houseId)
  const used = own[at.getUTCDate() % 3 === 0 ? 1 : 0] ?? own[0]
  const held =
    used &&
    calibrationOn(
      { ...used, errorPercent: used.errorPercent ?? null, uncertaintyPercent: used.uncertaintyPercent ?? null },
      businessDay(at),
    )
  if (!used || !held) return { pressId: null, press: null }
  const { calibratedOn, validUntil, certificateNo, errorPercent, uncertaintyPercent } = held
  return {
    pressId: used.id,
    press: {
      equipmentNo: used.equipmentNo,
      make: used.make ?? null,
      calibratedOn,
      validUntil,
      certificateNo,
      errorPercent,
      uncertaintyPercent,
      fault: null,
      allowedBy: null,
      reason: null,
    },
  }
}

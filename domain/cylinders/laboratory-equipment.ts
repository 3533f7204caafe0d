import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { paperDay } from '../kit/paper'
import { id, optionalText, plainDate, queryFlag, requiredText } from '../kit/shape'
import { spokenDay as day } from '../kit/time'
import * as words from './words'

export const EQUIPMENT_KINDS = ['press', 'scale'] as const
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number]
/** In which unit each kind reads. */
export const EQUIPMENT_UNIT: Record<EquipmentKind, string> = { press: 'kN', scale: 'kg' }

export const EquipmentList = z.strictObject({
  ...pagingShape,
  kind: z.enum(EQUIPMENT_KINDS).optional(),
  houseId: id().optional(),
  active: queryFlag(),
  /** Out of calibration, or so within the days of the setting. */
  due: queryFlag(),
})
export type EquipmentAsk = z.output<typeof EquipmentList>

const per = (label: string) => z.number().min(0, `${label}: at least 0`).max(20, `${label}: at most 20 %`)

/** Creates without an id, changes with one. A later day of calibration is a new one; the one before stays on record. */
export const EquipmentSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    equipmentNo: requiredText('Number', 40),
    kind: z.enum(EQUIPMENT_KINDS),
    houseId: id(),
    make: optionalText(120),
    serialNo: optionalText(60),
    /** kN of a press, kg of a scale. */
    rangeFrom: z.number('Range is needed').min(0, 'At least 0').max(20_000, 'At most 20,000'),
    rangeTo: z.number('Range is needed').min(0.001, 'Above 0').max(20_000, 'At most 20,000'),
    accuracyClass: optionalText(60),
    calibratedOn: plainDate(),
    /** The last day on which its results are taken. */
    validUntil: plainDate(),
    certificateNo: requiredText('Certificate', 60),
    calibratedBy: optionalText(120),
    errorPercent: per('Error').nullish(),
    uncertaintyPercent: per('Uncertainty').nullish(),
    active: z.boolean().default(true),
    remarks: optionalText(400),
  })
  .refine(of => of.validUntil > of.calibratedOn, {
    message: 'The calibration ends after the day on which it was made',
    path: ['validUntil'],
  })
  .refine(of => of.rangeTo > of.rangeFrom, { message: 'The range ends above its start', path: ['rangeTo'] })
export type EquipmentSave = z.output<typeof EquipmentSave>

export type Calibration = {
  calibratedOn: string
  validUntil: string
  certificateNo: string
  errorPercent: number | null
  uncertaintyPercent: number | null
}
export type Calibrated = Calibration & { earlier: readonly Calibration[] }

/** The calibration that a day's results rest on: the last one made by then; null before the first. */
export const calibrationOn = (of: Calibrated, on: string): Calibration | null =>
  [of, ...of.earlier]
    .filter(one => one.calibratedOn <= on)
    .toSorted((a, b) => (a.calibratedOn < b.calibratedOn ? 1 : -1))[0] ?? null

/** Why nothing may be pressed on a machine on a day; null where its calibration holds. The last valid day is included. */
export function calibrationFault(of: Calibrated & { equipmentNo: string }, on: string): string | null {
  const found = calibrationOn(of, on)
  if (!found) return `Press ${of.equipmentNo} has no calibration on ${day(on)}`
  return found.validUntil < on ? `The calibration of press ${of.equipmentNo} ended on ${day(found.validUntil)}` : null
}

/** The machine of a result and its calibration as they were on the day, kept with the result. */
export type PressUsed = Omit<Calibration, 'calibratedOn' | 'validUntil' | 'certificateNo'> & {
  equipmentNo: string
  make: string | null
  calibratedOn: string | null
  validUntil: string | null
  certificateNo: string | null
  /** What was wrong with its calibration, and who took the result all the same. */
  fault: string | null
  allowedBy: string | null
  reason: string | null
}

/** The machine as papers name it. */
export function pressWords(of: PressUsed | null): string {
  if (!of) return words.certificatePressNone()
  const { equipmentNo, make, certificateNo, uncertaintyPercent } = of
  const named = words.certificatePress({ no: equipmentNo })
  return [
    make ? `${named} (${make})` : named,
    ...(certificateNo ? [calibrationWords(of, certificateNo)] : []),
    // Of the load that it shows, at the coverage factor that calibration certificates use (ISO/IEC 17025 §7.8.3.1 c).
    uncertaintyPercent === null
      ? words.certificatePressUncertaintyNone()
      : words.certificatePressUncertainty({ percent: uncertaintyPercent }),
  ].join(', ')
}

const calibrationWords = ({ calibratedOn, validUntil }: PressUsed, no: string) =>
  words.certificateCalibration({ no, from: paperDay(calibratedOn ?? ''), until: paperDay(validUntil ?? '') })

/** What a reader of the result must know of its machine. */
export const pressDeviations = (of: PressUsed | null): string[] =>
  of?.fault ? [`${of.fault}${of.allowedBy ? `; taken by ${of.allowedBy}: ${of.reason}` : ''}`] : []

import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { moment, type Taken } from '~/domain/kit/moment'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import { within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'

/** Default of a project that agreed nothing else; ASTM C94 carried 90 min until -20, BS 8500-2 two hours. */
export const DISCHARGE_MINUTES = 90

/** The clock starts at the first contact of water and cement. A limit is waived by name, and only if no water is added. */
export const DischargeInput = z.strictObject({
  firstWaterAt: moment(),
  dischargedAt: moment(),
  limitMinutes: z.number().default(DISCHARGE_MINUTES),
  revolutions: between(0, 5000).nullish(),
  maxRevolutions: between(50, 1000).nullish(),
  waivedBy: z.string().trim().min(1).nullish(),
  waterAdded: z.boolean().default(false),
})
export type DischargeInput = Taken<z.input<typeof DischargeInput>>

export type Discharge = {
  minutes: number
  deadline: Date
  late: boolean
  overturned: boolean
  waived: boolean
  accept: boolean
}

/** Whether a load was discharged in time and, where a limit is set, below its drum revolutions. */
export function checkDischarge(input: DischargeInput): Discharge {
  const { firstWaterAt, dischargedAt } = input
  if (Number.isNaN(firstWaterAt.getTime()) || Number.isNaN(dischargedAt.getTime())) {
    throw new EngineeringFault('time-missing', 'first water or discharge has no time', 'firstWaterAt')
  }
  const minutes = minutesBetween(firstWaterAt, dischargedAt)
  if (minutes < 0)
    throw new EngineeringFault('discharged-before-water', 'discharge is before first water', 'dischargedAt')
  const limit = within(input.limitMinutes ?? DISCHARGE_MINUTES, 'limitMinutes', [10, 600], 'min')
  const late = minutes > limit
  const overturned = tooManyTurns(input)
  const waived = (late || overturned) && Boolean(input.waivedBy?.trim()) && !input.waterAdded
  return {
    minutes,
    deadline: addMinutes(firstWaterAt, limit),
    late,
    overturned,
    waived,
    accept: waived || !(late || overturned),
  }
}

function tooManyTurns({ revolutions, maxRevolutions }: DischargeInput): boolean {
  if (revolutions === null || revolutions === undefined || maxRevolutions === null || maxRevolutions === undefined)
    return false
  return within(revolutions, 'revolutions', [0, 5000]) > within(maxRevolutions, 'maxRevolutions', [50, 1000])
}

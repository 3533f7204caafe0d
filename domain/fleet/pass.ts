import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, plainDate, queryFlag, requiredText, text } from '../kit/shape'
import { addDays } from '../kit/time'

export const PASS_TYPES = ['driver', 'truck'] as const
export type PassType = (typeof PASS_TYPES)[number]
export const PASS_TYPE_LABELS: Record<PassType, string> = { driver: 'Driver', truck: 'Truck' }

export const HOLDING_STATES = ['valid', 'expiring', 'expired', 'ahead'] as const
export type HoldingState = (typeof HOLDING_STATES)[number]
export const HOLDING_STATE_LABELS: Record<HoldingState, string> = {
  valid: 'Valid',
  expiring: 'Ends soon',
  expired: 'Expired',
  ahead: 'Begins later',
}

const version = z.int().min(1).nullish()

/** `projectIds` are the sites that ask for the pass. */
export const PassSave = z.strictObject({
  id: id().nullish(),
  version,
  type: z.enum(PASS_TYPES, 'A pass is for drivers or for trucks'),
  name: requiredText('Name', 80),
  projectIds: z
    .array(id())
    .max(200)
    .default([])
    .transform(list => [...new Set(list)]),
  active: z.boolean().default(true),
})
export type PassFields = z.output<typeof PassSave>

export const PassList = z.strictObject({ ...pagingShape, type: z.enum(PASS_TYPES).optional(), active: queryFlag() })
export const SitePassList = z.strictObject({ ...pagingShape, projectId: id().optional(), passId: id().optional() })
export const AssigneeList = z.strictObject({
  ...pagingShape,
  passId: id().optional(),
  type: z.enum(PASS_TYPES).optional(),
  state: z.enum(HOLDING_STATES).optional(),
})
export type AssigneeAsk = z.output<typeof AssigneeList>

/** A row a driver or truck, with the passes it holds. `missing` finds who has no valid one. */
export const HoldingList = z.strictObject({
  ...pagingShape,
  plantId: id().optional(),
  passId: id().optional(),
  state: z.enum([...HOLDING_STATES, 'missing']).optional(),
})
export type HoldingAsk = z.output<typeof HoldingList>

const validity = { validFrom: plainDate(), validTo: plainDate() }
const holding = { id: id().nullish(), version, passId: id(), passNo: text(40).default(''), ...validity }
const inOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string }, context: z.RefinementCtx) => {
  if (validTo < validFrom) context.addIssue({ code: 'custom', path: ['validTo'], message: 'It ends before it begins' })
}
export const DriverPassSave = z.strictObject({ ...holding, driverId: id() }).superRefine(inOrder)
export const TruckPassSave = z.strictObject({ ...holding, truckId: id() }).superRefine(inOrder)
export type HoldingFields = Omit<z.output<typeof DriverPassSave>, 'driverId'> & { driverId?: string; truckId?: string }

/** Gives or renews one pass for many; who holds it already is named with id and version. */
const many = <Row extends z.ZodRawShape>(row: Row) => {
  const rows = z
    .array(z.strictObject({ ...row, id: id().nullish(), version, passNo: text(40).nullish() }))
    .min(1, 'Somebody has to be picked')
    .max(500)
  return z.strictObject({ passId: id(), ...validity, rows }).superRefine(inOrder)
}
export const DriverPassMassUpdate = many({ driverId: id() })
export const TruckPassMassUpdate = many({ truckId: id() })

/** What a pass is worth on a day, with the days of warning before it ends. */
export function holdingState(of: { validFrom: string; validTo: string }, day: string, warnDays: number): HoldingState {
  if (of.validTo < day) return 'expired'
  if (of.validFrom > day) return 'ahead'
  return of.validTo <= addDays(day, warnDays) ? 'expiring' : 'valid'
}

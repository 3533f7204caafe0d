import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, plainDate, queryFlag, requiredText } from '../kit/shape'

export const BAN_LEVELS = ['customer', 'project', 'location'] as const
export type BanLevel = (typeof BAN_LEVELS)[number]
export const BAN_STATES = ['in_force', 'ahead', 'over', 'lifted'] as const
export type BanState = (typeof BAN_STATES)[number]
export const BAN_STATE_LABELS: Record<BanState, string> = {
  in_force: 'In force',
  ahead: 'Begins later',
  over: 'Over',
  lifted: 'Lifted',
}

const target = {
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  customerId: id().nullish(),
  projectId: id().nullish(),
  locationId: id().nullish(),
  fromDate: plainDate(),
  toDate: plainDate().nullish(),
  reason: requiredText('Reason', 400),
  active: z.boolean().default(true),
}
type Target = { customerId?: unknown; projectId?: unknown; locationId?: unknown; fromDate: string; toDate?: unknown }

function whole(of: Target, context: z.RefinementCtx): void {
  if (!of.customerId && !of.projectId && !of.locationId)
    context.addIssue({ code: 'custom', path: ['customerId'], message: 'A customer, a project or a location is needed' })
  if (typeof of.toDate === 'string' && of.toDate < of.fromDate)
    context.addIssue({ code: 'custom', path: ['toDate'], message: 'It ends before it begins' })
}

/** Of customer, project and location the narrowest counts; the others say where it belongs. */
export const BannedDriverSave = z.strictObject({ ...target, driverId: id() }).superRefine(whole)
export const BannedTruckSave = z.strictObject({ ...target, truckId: id() }).superRefine(whole)
export type BanFields = Omit<z.output<typeof BannedDriverSave>, 'driverId'> & { driverId?: string; truckId?: string }

export const BanList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  state: z.enum(BAN_STATES).optional(),
})
/** `day` finds what is in force on that day. */
export const BanSearch = z.strictObject({
  ...BanList.shape,
  driverId: id().optional(),
  truckId: id().optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  locationId: id().optional(),
  day: plainDate().optional(),
})
export type BanAsk = z.output<typeof BanSearch>

export const levelOf = (ban: { projectId?: unknown; locationId?: unknown }): BanLevel =>
  ban.locationId ? 'location' : ban.projectId ? 'project' : 'customer'

/** What a ban does on a day. */
export function banState(ban: { active: boolean; fromDate: string; toDate: string | null }, day: string): BanState {
  if (!ban.active) return 'lifted'
  if (ban.fromDate > day) return 'ahead'
  return ban.toDate && ban.toDate < day ? 'over' : 'in_force'
}

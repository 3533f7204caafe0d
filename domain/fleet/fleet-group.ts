import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, queryFlag, requiredText, versioned } from '../kit/shape'

const ids = (most: number) =>
  z
    .array(id())
    .max(most)
    .default([])
    .transform(list => [...new Set(list)])

/** `projectIds` are the projects that the group stands by for. */
export const FleetGroupSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  groupName: requiredText('Group name', 80),
  remarks: optionalText(400),
  truckIds: ids(500),
  projectIds: ids(200),
  active: z.boolean().default(true),
})
export type FleetGroupFields = z.output<typeof FleetGroupSave>

export const FleetGroupList = z.strictObject({ ...pagingShape, active: queryFlag(), truckId: id().optional() })
export const FleetGroupStatus = z.strictObject({ ...versioned, active: z.boolean() })
export const FleetGroupDelete = z.strictObject(versioned)

/** One of the two is needed. */
export const LinkedOrders = z.strictObject({ truckId: id().optional(), fleetGroupId: id().optional() })
export const ActiveTrucks = z.strictObject({ ...pagingShape, fleetGroupId: id().optional(), plantId: id().optional() })
export const ProjectActiveTrucks = z.strictObject({
  ...pagingShape,
  projectId: id(),
  day: plainDate().optional(),
  /** Only the trucks that no ban and no missing pass keeps away. */
  fit: queryFlag(),
})

import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, plainDate } from '../kit/shape'

/** What happened to a truck or a driver, by kind; each action has the word that people read. */
export const FLEET_ACTIONS = {
  delivery: {
    generated: 'Ticket generated',
    loading: 'Loading',
    loaded: 'Loaded',
    left_plant: 'Left plant',
    diverted: 'Diverted with its load',
    exchanged: 'Rest sent to another pour',
    on_site: 'On site',
    pour_start: 'Pour began',
    pour_end: 'Pour ended',
    returned: 'Back at plant',
    rejected: 'Rejected by site',
  },
  queue: {
    joined: 'Joined queue',
    called: 'Called',
    acknowledged: 'Acknowledged',
    loading: 'At the loading point',
    released: 'Left queue',
    diverted: 'Diverted',
    withdrawn: 'Withdrawn',
  },
  duty: {
    clock_in: 'Came on duty',
    clock_out: 'Went off duty',
    drive_start: 'Began driving',
    drive_end: 'Ended driving',
    break_start: 'Break began',
    break_end: 'Break ended',
  },
  crew: { truck: 'Truck given', alternate: 'Alternate truck given', main_plant: 'Main plant changed' },
  status: {
    in_service: 'In service',
    off_duty: 'Off duty',
    resting: 'Resting',
    out_of_service: 'Out of service',
    switched_on: 'Switched on',
    switched_off: 'Inactive',
    removed: 'Removed',
  },
  sign_in: { signed_in: 'Signed in', password_reset: 'Password reset', password_changed: 'Password changed' },
} as const satisfies Record<string, Record<string, string>>

export type FleetActionKind = keyof typeof FLEET_ACTIONS
export const FLEET_ACTION_KINDS = Object.keys(FLEET_ACTIONS) as [FleetActionKind, ...FleetActionKind[]]
export const KIND_WORDS: Record<FleetActionKind, string> = {
  delivery: 'Delivery',
  queue: 'Queue',
  duty: 'Duty',
  crew: 'Crew',
  status: 'Status',
  sign_in: 'Sign-in',
}

export const actionWord = (kind: string, action: string): string =>
  (FLEET_ACTIONS[kind as FleetActionKind] as Record<string, string> | undefined)?.[action] ??
  action.replaceAll('_', ' ').replace(/^\w/, letter => letter.toUpperCase())

const filters = {
  driverId: id().optional(),
  truckId: id().optional(),
  plantId: id().optional(),
  kind: z.enum(FLEET_ACTION_KINDS).optional(),
  action: z.string().trim().max(40).optional(),
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
}

export const ActionSearch = z.strictObject({ ...pagingShape, ...filters })
export type ActionAsk = z.output<typeof ActionSearch>

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
/** The filter of the list without its page; `columns` names what is wanted, all of them when left out. */
export const ActionDownload = z.strictObject({
  ...filters,
  keyword: pagingShape.keyword,
  sort: pagingShape.sort,
  columns: z.string().max(400).optional(),
  format: z.enum(EXPORT_FORMATS).default('xlsx'),
})
export type ActionExport = z.output<typeof ActionDownload>

/** Up to here a list is handed over at once; a longer one is made by a job (UX-14). */
export const ROWS_AT_ONCE = 5000

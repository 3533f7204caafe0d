import * as z from 'zod'
import { ROLES, type Role } from '../access/roles'
import { LEAST_WIDTH, MOST_WIDTH } from '../kit/column-width'
import { id, requiredText, versioned } from '../kit/shape'

/** Most views that a person keeps for one list. */
export const MOST_VIEWS = 30

/** The address of a list; where it stands under a record, `:id` stands for every record. */
export const listAddress = z.string().regex(/^\/[\w:/-]{1,160}$/, 'The address of a list is needed')
const density = z.enum(['compact', 'default', 'comfortable', 'touch'])
const columnKey = z.string().regex(/^[\w.-]{1,60}$/, 'The key of a column is needed')

/** Filters, search, sort, size and columns as they stand in the address of the list, without the page. */
const search = z
  .string()
  .max(1500, 'This view holds too many filters')
  .regex(/^[^#\s]*$/, 'The part of an address after ? is needed')

export const SavedViewSearch = z.strictObject({ list: listAddress })

const view = {
  name: requiredText('Name', 60),
  search,
  /** Everybody of this role sees it; null is for oneself. */
  sharedWith: z.enum(ROLES).nullable().default(null),
}
export const SavedViewSave = z.strictObject({ list: listAddress, ...view })
export type SavedViewSave = z.output<typeof SavedViewSave>
const { version } = versioned
export const SavedViewChange = z.strictObject({ version, ...view })
export type SavedViewChange = z.output<typeof SavedViewChange>

/** What a person set for one list: columns in their order, how many stay at the left, tabs, the view it opens with. */
export const ListSetting = z.strictObject({
  list: listAddress,
  /** Empty: the columns that the list shows by itself. */
  columns: z.array(columnKey).max(60).optional(),
  pinnedColumns: z.int().min(1).max(3).optional(),
  /** In px, of those columns that were given one. */
  widths: z.record(columnKey, z.int().min(LEAST_WIDTH).max(MOST_WIDTH)).optional(),
  density: density.nullable().optional(),
  tabs: z.array(id()).max(MOST_VIEWS).optional(),
  defaultViewId: id().nullable().optional(),
})
export type ListSetting = z.output<typeof ListSetting>

export type SavedView = {
  id: string
  version: number
  name: string
  search: string
  sharedWith: Role | null
  own: boolean
  ownerName: string
}
export type KeptForList = {
  views: SavedView[]
  setting: {
    columns: string[]
    pinnedColumns: number
    widths: Record<string, number>
    density: string | null
    tabs: string[]
    defaultViewId: string | null
  } | null
}

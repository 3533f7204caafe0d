import type { Role } from '~/domain/access/roles'
import { bulkInsert } from '../kit/bulk'
import { listSettings, savedViews } from '../users/tables'
import type { Seed } from './base'

type Given = [maker: Role, list: string, name: string, search: string, sharedWith: Role | null]

/** What people of the demo company look at every morning; the maker has each as a tab. */
const VIEWS: Given[] = [
  ['sales_manager', '/sales-management/pricing/overview', 'Waiting for approval', 'status=submitted', 'sales_manager'],
  ['salesperson', '/sales-management/pricing/overview', 'My drafts', 'sort=-fromDate&status=draft', null],
  ['sales_admin', '/sales-management/customers/overview', 'Supply stopped', 'creditSuspended=true', 'sales_admin'],
  ['finance_ar', '/billing', 'Not sent yet', 'sent=false', 'finance_ar'],
  ['dispatcher_manager', '/fleet/truck', 'In service', 'active=true', 'dispatcher_manager'],
  ['dispatcher', '/fleet/driver', 'Resting', 'operationStatus=resting', 'dispatcher'],
  ['admin', '/administration/users', 'Administrators', 'role=admin', null],
]

export async function seedViews({ sql, start, stamp }: Seed, userIds: Map<string, string>): Promise<void> {
  const views = VIEWS.map(([maker, list, name, search, sharedWith]) => ({
    ...stamp(start),
    ownerId: userIds.get(maker)!,
    list,
    name,
    search,
    sharedWith,
  }))
  await bulkInsert(sql, savedViews, views)
  await bulkInsert(
    sql,
    listSettings,
    views.map(({ ownerId, list, id }) => ({
      ...stamp(start),
      ownerId,
      list,
      columns: [],
      pinnedColumns: 1,
      widths: {},
      density: null,
      tabs: [id],
      defaultViewId: null,
    })),
  )
}

import { or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { plants } from '../fleet/tables'
import { customerRegions, customerSalespeople, customers, projectCustomers, projects } from './tables'

type Seen = Pick<Person, 'scope'>
const NOTHING = raw`false`

/**
 * The customers a person may see: a salesperson the own ones, dispatch and plant people those of their regions; undefined
 * is no limit. Pass another table's column to narrow its rows by customer.
 */
export function seenCustomers({ scope }: Seen, customerId: PgColumn = customers.id): SQL | undefined {
  if (scope.all) return undefined
  const regions = regionsOf({ scope })
  return (
    or(
      scope.salespersonId ? raw`${customerId} in ${own(scope.salespersonId)}` : undefined,
      regions
        ? raw`${customerId} in (select ${customerRegions.customerId} from ${customerRegions}
            where ${customerRegions.regionId} in ${regions}
            union select ${projects.customerId} from ${projects} where ${projects.regionId} in ${regions})`
        : undefined,
    ) ?? NOTHING
  )
}

/** The same for projects: by the customer (also one that orders besides) for a salesperson, by the region for dispatch and plants. */
export function seenProjects({ scope }: Seen, projectId: PgColumn = projects.id): SQL | undefined {
  if (scope.all) return undefined
  const regions = regionsOf({ scope })
  return (
    or(
      scope.salespersonId
        ? raw`${projectId} in (select ${projects.id} from ${projects} where ${projects.customerId} in ${own(scope.salespersonId)}
            union select ${projectCustomers.projectId} from ${projectCustomers}
              where ${projectCustomers.customerId} in ${own(scope.salespersonId)})`
        : undefined,
      regions
        ? raw`${projectId} in (select ${projects.id} from ${projects} where ${projects.regionId} in ${regions})`
        : undefined,
    ) ?? NOTHING
  )
}

const own = (salespersonId: string): SQL =>
  raw`(select ${customerSalespeople.customerId} from ${customerSalespeople}
    where ${customerSalespeople.salespersonId} = ${salespersonId})`

/** The regions of a person, their plants' regions included, as a sub-select. */
function regionsOf({ scope }: Seen): SQL | undefined {
  if (!scope.regionIds.length && !scope.plantIds.length) return undefined
  return raw`(select unnest(${raw.param(scope.regionIds)}::uuid[])
    union select ${plants.regionId} from ${plants} where ${plants.id} = any(${raw.param(scope.plantIds)}::uuid[]))`
}

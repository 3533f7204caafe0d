import { sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { plants } from '../fleet/tables'
import { doors, type Seen } from '../kit/scope'
import { customerRegions, customerSalespeople, customers, projectCustomers, projects } from './tables'

type Scoped = Pick<Person, 'scope'>

/**
 * The customers a person may see: a salesperson the own ones, dispatch and plant people those of their regions; undefined
 * is no limit. Pass another table's column to narrow its rows by customer.
 */
export const seenCustomers = (person: Scoped, customerId: PgColumn = customers.id): Seen | undefined =>
  doors(person, {
    salesperson: ofOwnCustomers(customerId),
    place: of => {
      const regions = regionsOf(of)
      return raw`${customerId} in (select ${customerRegions.customerId} from ${customerRegions}
        where ${customerRegions.regionId} in ${regions}
        union select ${projects.customerId} from ${projects} where ${projects.regionId} in ${regions})`
    },
  })

/** The same for projects: by the customer (also one that orders besides) for a salesperson, by the region for dispatch and plants. */
export const seenProjects = (person: Scoped, projectId: PgColumn = projects.id): Seen | undefined =>
  doors(person, {
    salesperson: id => raw`${projectId} in (
      select ${projects.id} from ${projects} where ${ofOwnCustomers(projects.customerId)(id)}
      union select ${projectCustomers.projectId} from ${projectCustomers}
        where ${ofOwnCustomers(projectCustomers.customerId)(id)})`,
    place: of =>
      raw`${projectId} in (select ${projects.id} from ${projects} where ${projects.regionId} in ${regionsOf(of)})`,
  })

/** The door of a salesperson to rows of a customer. */
export const ofOwnCustomers =
  (customerId: PgColumn) =>
  (salespersonId: string): SQL =>
    raw`${customerId} in (select ${customerSalespeople.customerId} from ${customerSalespeople}
      where ${customerSalespeople.salespersonId} = ${salespersonId})`

/** The regions of a person, their plants' regions included, as a sub-select. */
const regionsOf = ({ regionIds, plantIds }: { regionIds: string[]; plantIds: string[] }): SQL =>
  raw`(select unnest(${raw.param(regionIds)}::uuid[])
    union select ${plants.regionId} from ${plants} where ${plants.id} = any(${raw.param(plantIds)}::uuid[]))`

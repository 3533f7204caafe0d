import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as catalog from './catalog/tables'
import * as customers from './customers/tables'
import * as cylinders from './cylinders/tables'
import * as fleet from './fleet/tables'
import * as materials from './materials/tables'
import * as mixdesign from './mixdesign/tables'
import * as capacity from './orders/capacity-tables'
import * as orders from './orders/tables'
import * as agreedTerms from './pricing/agreed-term-tables'
import * as priceIndex from './pricing/price-index/tables'
import * as pricing from './pricing/tables'
import * as rawtests from './rawtests/tables'
import * as users from './users/tables'

/** The areas whose tables a descriptor may name; the others hold what people do, not what they choose from. */
const AREAS: readonly object[] = [
  customers,
  catalog,
  pricing,
  priceIndex,
  agreedTerms,
  orders,
  capacity,
  fleet,
  materials,
  mixdesign,
  rawtests,
  cylinders,
  users,
]

const TABLES = new Map(
  AREAS.flatMap((area): unknown[] => Object.values(area))
    .filter(each => is(each, PgTable))
    .map(table => [getTableName(table), table]),
)

/** The table that a descriptor calls by its name in the database. */
export function tableOf(name: string): PgTable {
  const table = TABLES.get(name)
  if (!table) throw new Error(`There is no table ${name}`)
  return table
}

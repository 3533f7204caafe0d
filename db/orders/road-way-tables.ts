import { doublePrecision, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { plants } from '../fleet/tables'
import { instant } from '../kit/columns'

/** What a routing service last said of the way from a plant to a site; told anew in time, and never anything that a person typed. */
export const roadWays = pgTable(
  'road_way',
  {
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    /** Of the site, to five decimals: about a metre. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** On a free road. */
    minutes: doublePrecision().notNull(),
    km: doublePrecision().notNull(),
    toldAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.plantId, table.latitude, table.longitude] }),
    index('road_way_site').on(table.latitude, table.longitude),
  ],
)

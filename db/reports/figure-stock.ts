import { and, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { RowFigure } from '~/domain/kit/figure/rows'
import { FROM_THE_MAIN } from '~/domain/materials/silo-cover'
import type { FigureRowAsk } from '~/domain/reports/figure-row'
import { seenPlants } from '../fleet/scope'
import { plants, regions } from '../fleet/tables'
import { BOOK, BOOK_DAY, IS_COUNTED, IS_DRAWN } from '../materials/stock-comparison'
import { materials, silos, stockEntries } from '../materials/tables'

const e = stockEntries
const ENTRY = raw`case ${e.kind} when 'opening' then 'Opening stock' when 'received' then 'Received'
  when 'used' then 'Booked out' when 'transferred' then 'Transferred' else 'Adjusted' end`

/** Entries of the stock book of a span, by the days of the plant; the balance of a month is made of the same. */
export function stockRows(person: Person, { figure, from, to, plantId, materialId }: FigureRowAsk): SQL {
  const start = raw`((${from}::date)::timestamp at time zone ${regions.zone})`
  const end = raw`((${to}::date + 1)::timestamp at time zone ${regions.zone})`
  const inSpan = (kinds: SQL) => raw`${e.at} >= ${start} and ${e.kind} in ${kinds}`
  const ofDays = (what: SQL) => raw`${what} and ${BOOK_DAY} between ${from} and ${to}`
  const parts: Partial<Record<RowFigure, SQL>> = {
    opening: raw`(${e.at} < ${start} or ${e.kind} = 'opening')`,
    received: inSpan(raw`('received')`),
    booked: inSpan(raw`('used')`),
    adjusted: inSpan(raw`('adjusted','transferred')`),
    drawn: ofDays(IS_DRAWN),
    countDifference: ofDays(IS_COUNTED),
  }
  const where = and(
    seenPlants(person),
    figure === 'drawn' || figure === 'countDifference' ? undefined : raw`${e.at} < ${end}`,
    raw`${materials.kind} not in ${FROM_THE_MAIN}`,
    plantId ? eq(silos.plantId, plantId) : undefined,
    materialId ? eq(silos.materialId, materialId) : undefined,
    parts[figure],
  )
  const kg = figure === 'drawn' ? raw`-${e.kg}` : raw`${e.kg}`
  return raw`select ${e.id} as id, ${silos.id} as "openId", (${e.at} at time zone ${regions.zone})::date as day,
      ${silos.siloCode} as name, ${plants.plantName} as plant, null::text as customer,
      ${ENTRY} || ', ' || ${materials.name} || coalesce(', ' || ${e.remarks}, '') as what, ${kg} / 1000 as part, null::numeric as base
    from ${BOOK} join ${materials} on ${materials.id} = ${silos.materialId} where ${where}`
}

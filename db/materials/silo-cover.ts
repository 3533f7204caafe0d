import { sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { decimal, kilograms, sum } from '~/domain/kit/money'
import { addDays, businessDay, instantOn, nextFullHour } from '~/domain/kit/time'
import {
  type Cover,
  coverOf,
  highestFrom,
  isOrdered,
  type StockEvent,
  suggestionOf,
} from '~/domain/materials/silo-cover'
import { deliveryOrders } from '../deliveries/tables'
import { zonesOf } from '../fleet/plant-zone'
import { batchingPlants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { mixDesignLines, plantMixMappings } from '../mixdesign/tables'
import { type SiloLine, siloPage } from './silo-page'
import { materialOrders, materials, silos } from './tables'

export type SiloCover = SiloLine & {
  kind: string
  /** By all silos of this material at the plant together; null for what comes from the main. */
  cover: Cover | null
  /** What the plan takes hour by hour (of one plant only), and what is placed and on its way to this silo. */
  demand: { at: Date; kg: string }[]
  incoming: { id: string; orderNo: string; at: Date; kg: string }[]
  /** Whole truckloads that are to be ordered now; null where none is, or none fits. */
  suggestedKg: string | null
  /** Why so much and no more; null where nothing is to be ordered. */
  suggestedWhy: string | null
  /** When the plan passes the stock, with what is on its way; else the end of the plan. */
  neededAt: Date
  /** When a tanker that is ordered now is to come: when it is needed, and at the next full hour of the plant at the soonest. */
  expectedAt: Date
}
export type SiloCovers = { until: Date; rows: SiloCover[]; total: number }

/** Each silo in use with how far it reaches by the loads that are planned until tomorrow night. */
export async function siloCovers(
  sql: Sql,
  person: Person,
  plantId: string | undefined,
  now: Date,
): Promise<SiloCovers> {
  const { rows } = await siloPage(sql, person, { plantId, active: true, limit: 200, offset: 0 })
  const plantIds = [...new Set(rows.map(row => row.plantId))]
  const [plan, zones] = await Promise.all([planOf(sql, plantIds, now), zonesOf(sql, plantIds)])
  const { until, incomings } = plan
  const together = Map.groupBy(rows, poolOf)
  const covers = rows.map<SiloCover>(row => {
    const kind = plan.kindOf(row)
    const demand = plan.demandOf(row)
    const incoming = incomings.filter(order => order.siloId === row.id)
    const pool = together.get(poolOf(row)) ?? [row]
    const cover = isOrdered(kind) ? poolCover(pool, demand, incomings, now) : null
    const deliveryKg = plan.deliveryOf(row)
    // Of several silos of one material the emptiest is filled first.
    const neededAt = cover?.runsOutWithIncomingAt ?? until
    const soonest = nextFullHour(now, zones.get(row.plantId))
    const expectedAt = neededAt > soonest ? neededAt : soonest
    const first = pool.every(other => Number(row.percent) <= Number(other.percent)) && pool.find(same(row)) === row
    const suggestion =
      cover && deliveryKg && first
        ? suggestionOf({ ...row, cover, deliveryKg, fullestKg: fullest(row, pool, demand, incoming, expectedAt) })
        : null
    return {
      ...row,
      kind,
      // What comes from the main has no level that could run low.
      mark: isOrdered(kind) ? row.mark : 'normal',
      cover,
      demand: plantId ? demand.map(({ at, kg }) => ({ at, kg })) : [],
      incoming: incoming.map(({ id, orderNo, at, kg }) => ({ id, orderNo, at, kg })),
      suggestedKg: suggestion?.kg ?? null,
      suggestedWhy: suggestion?.why ?? null,
      neededAt,
      expectedAt,
    }
  })
  return { until, rows: covers, total: covers.length }
}

export type SiloRoom = { nowKg: string; thenKg: string; until: Date; deliveryKg: string | null }

/** Room in a silo from a moment on, with every order on its way: as it is now, and after what the plan takes until then. */
export async function roomAt(sql: Sql, person: Person, row: SiloLine, at: Date, now: Date): Promise<SiloRoom> {
  const { plantId, materialId } = row
  const [{ rows: pool }, plan] = await Promise.all([
    siloPage(sql, person, { plantId, materialId, active: true, limit: 200, offset: 0 }),
    planOf(sql, [plantId], now, at),
  ])
  const incoming = plan.incomings.filter(order => order.siloId === row.id)
  const roomOf = (fullestKg: string) => {
    const room = decimal(row.capacityKg).minus(fullestKg)
    return kilograms(room.isNegative() ? 0 : room)
  }
  return {
    nowKg: roomOf(highestFrom(row.levelKg, [], incoming, at)),
    thenKg: roomOf(fullest(row, pool, plan.demandOf(row), incoming, at)),
    until: plan.until,
    deliveryKg: plan.deliveryOf(row),
  }
}

type Pool = { plantId: string; materialId: string }

/** What is planned at plants until tomorrow night, with what is on its way until then or until a later moment. */
async function planOf(sql: Sql, plantIds: string[], now: Date, upTo = now) {
  const today = businessDay(now)
  const until = instantOn(addDays(today, 2), '00:00')
  const [demands, incomings, kinds, loads] = await Promise.all([
    demandsOf(sql, plantIds, now, until),
    incomingOf(sql, plantIds, upTo > until ? upTo : until),
    kindsOf(sql),
    settingOn(sql, 'materials.delivery-load', today),
  ])
  const kindOf = ({ materialId }: Pool) => kinds.get(materialId) ?? ''
  return {
    until,
    incomings,
    kindOf,
    demandOf: (of: Pool) => demands.get(poolOf(of)) ?? [],
    /** What one tanker brings; null where the company says nothing about this kind of material. */
    deliveryOf: (of: Pool) => (loads as Record<string, string>)[kindOf(of)] ?? null,
  }
}

const poolOf = (row: Pool) => `${row.plantId} ${row.materialId}`
const same = (row: SiloLine) => (other: SiloLine) => Number(other.percent) === Number(row.percent)

function poolCover(pool: readonly SiloLine[], demand: StockEvent[], incoming: Incoming[], now: Date): Cover {
  const level = kilograms(sum(pool.map(row => row.levelKg)))
  return coverOf(
    level,
    demand,
    incoming.filter(order => pool.some(row => row.id === order.siloId)),
    now,
  )
}

/** Silos of one material are emptied together, each by its part of what lies in all of them. */
function fullest(row: SiloLine, pool: readonly SiloLine[], demand: StockEvent[], incoming: StockEvent[], from: Date) {
  const together = sum(pool.map(other => other.levelKg))
  const part = together.isZero() ? decimal(1).div(pool.length) : decimal(row.levelKg).div(together)
  const own = demand.map(({ at, kg }) => ({ at, kg: kilograms(part.times(kg)) }))
  return highestFrom(row.levelKg, own, incoming, from)
}

/** Loads that are still to be batched, by the mix that they carry or else the one that makes their product at the plant. */
async function demandsOf(sql: Sql, plantIds: string[], now: Date, until: Date): Promise<Map<string, StockEvent[]>> {
  if (plantIds.length === 0) return new Map()
  const { rows } = await sql.execute<{ pool: string; at: Date; kg: string }>(raw`
    select d.plant_id || ' ' || line.material_id as pool,
      greatest(date_trunc('hour', d.planned_batch_at), ${now.toISOString()}::timestamptz) as at,
      sum(d.quantity * line.kg_per_m_3)::numeric(14,3)::text as kg
    from ${deliveryOrders} d
    join lateral (select coalesce(d.mix_design_id, (
      select mapped.mix_design_id from ${plantMixMappings} mapped
      join ${batchingPlants} bp on bp.id = mapped.batching_plant_id
      where bp.plant_id = d.plant_id and mapped.product_id = d.product_id and mapped.active
      order by mapped.batching_plant_id = d.batching_plant_id desc nulls last, mapped.id limit 1)) as id) mix on true
    join ${mixDesignLines} line on line.mix_design_id = mix.id
    where d.plant_id in ${plantIds} and d.status in ('planned', 'assigned', 'called', 'generated')
      and d.do_date >= ${businessDay(now)} and d.planned_batch_at < ${until.toISOString()}::timestamptz
    group by 1, 2 order by 2`)
  const events = rows.map(row => ({ pool: row.pool, at: new Date(row.at), kg: row.kg }))
  return Map.groupBy(events, event => event.pool)
}

type Incoming = { id: string; orderNo: string; siloId: string; at: Date; kg: string }

/** Tankers of the last moment come too. */
async function incomingOf(sql: Sql, plantIds: string[], upTo: Date): Promise<Incoming[]> {
  if (plantIds.length === 0) return []
  const { rows } = await sql.execute<Incoming>(raw`
    select o.id, o.order_no as "orderNo", o.silo_id as "siloId", o.expected_at as at, o.ordered_kg::text as kg
    from ${materialOrders} o join ${silos} s on s.id = o.silo_id
    where s.plant_id in ${plantIds} and o.status = 'placed' and o.expected_at <= ${upTo.toISOString()}::timestamptz
    order by o.expected_at`)
  return rows.map(row => ({ ...row, at: new Date(row.at) }))
}

async function kindsOf(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql.select({ id: materials.id, kind: materials.kind }).from(materials)
  return new Map(rows.map(row => [row.id, row.kind]))
}

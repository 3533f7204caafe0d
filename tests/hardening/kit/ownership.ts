import { sql as raw } from 'drizzle-orm'
import type { House } from '../../kit/house'
import { type Harvest, harvest } from './demo-house'

/** Whose a row is, in SQL, told apart from the portal's own scopes so that both can be wrong only by the same mistake twice. */
const OF_SALESPERSON = (id: string): Record<string, string> => {
  const mine = `select customer_id from customer_salesperson where salesperson_id = '${id}'`
  const projects = `select id from project where customer_id in (${mine}) union select project_id from project_customer where customer_id in (${mine})`
  return {
    customer: `id in (${mine})`,
    contact: `customer_id in (${mine})`,
    project: `id in (${projects})`,
    location: `project_id in (${projects})`,
    purchase_order: `project_id in (${projects})`,
    project_pricing: `project_id in (${projects})`,
    order: `customer_id in (${mine})`,
    delivery_order: `customer_id in (${mine})`,
    invoice_draft: `customer_id in (${mine})`,
    invoice: `customer_id in (${mine})`,
  }
}

const OF_REGION = (id: string): Record<string, string> => {
  const plants = `select id from plant where region_id = '${id}'`
  return {
    region: `id = '${id}'`,
    ...ofPlants(plants),
    ...ofPlaces(`'${id}'`),
    order: `region_id = '${id}'`,
    delivery_order: `region_id = '${id}'`,
  }
}

const OF_PLANT = (id: string): Record<string, string> => {
  const region = `select region_id from plant where id = '${id}'`
  return {
    region: `id in (${region})`,
    ...ofPlants(`'${id}'`),
    ...ofPlaces(region),
    order: `id in (select order_id from order_plant where plant_id = '${id}' union select order_id from delivery_order where plant_id = '${id}')`,
    delivery_order: `plant_id = '${id}'`,
  }
}

const ofPlants = (plants: string) => ({
  plant: `id in (${plants})`,
  batching_plant: `plant_id in (${plants})`,
  truck: `main_plant_id is null or main_plant_id in (${plants})`,
  driver: `main_plant_id is null or main_plant_id in (${plants})`,
  silo: `plant_id in (${plants})`,
  queue_item: `plant_id in (${plants})`,
  material_order: `silo_id in (select id from silo where plant_id in (${plants}))`,
})

const ofPlaces = (regions: string) => ({
  customer: `id in (select customer_id from customer_region where region_id in (${regions}) union select customer_id from project where region_id in (${regions}))`,
  contact: `customer_id in (select customer_id from customer_region where region_id in (${regions}) union select customer_id from project where region_id in (${regions}))`,
  project: `region_id in (${regions})`,
  location: `project_id in (select id from project where region_id in (${regions}))`,
  purchase_order: `project_id in (select id from project where region_id in (${regions}))`,
})

/** What one meets at work besides: who serves a seen load and where that truck is at home, and the loads that one's plants serve. */
const MET = (loads: string): Record<string, string> => ({
  plant: `id in (select plant_id from delivery_order where ${loads} union select plant_id from order_plant where order_id in (select order_id from delivery_order where ${loads})) or id in (select main_plant_id from truck where id in (select truck_id from delivery_order where ${loads}))`,
  batching_plant: `id in (select batching_plant_id from delivery_order where ${loads})`,
  truck: `id in (select truck_id from delivery_order where ${loads}) or id in (select truck_id from queue_item)`,
  driver: `id in (select driver_id from delivery_order where ${loads}) or id in (select driver_id from queue_item)`,
})
const NEVER = 'false'

export const OWNERSHIP = {
  salesperson: (id: string) => ({ own: OF_SALESPERSON(id), met: {} as Record<string, string> }),
  region: (id: string) => {
    const plants = `select id from plant where region_id = '${id}'`
    const loads = `(region_id = '${id}' or plant_id in (${plants}) or truck_id in (select id from truck where main_plant_id is null or main_plant_id in (${plants})))`
    const of = (column: string) => `id in (select ${column} from delivery_order where ${loads})`
    const met = MET(loads)
    return {
      own: OF_REGION(id),
      met: {
        ...met,
        plant: `${met.plant} or id in (select plant_id from project_plant where location_id in (select l.id from location l join project p on p.id = l.project_id where p.region_id = '${id}'))`,
        delivery_order: loads,
        order: of('order_id'),
        customer: of('customer_id'),
        project: of('project_id'),
        location: of('location_id'),
      },
    }
  },
  plant: (id: string) => ({ own: OF_PLANT(id), met: MET(`plant_id = '${id}'`) }),
}
export type Ownership = { own: Record<string, string>; met: Record<string, string> }

export type Holdings = {
  /** To ask with: foreign rows stand for every scoped table, any rows for the others. */
  foreign: Harvest
  own: Harvest
  /** Ids and names, by table, that must never be told to this person. */
  canaries: Map<string, string>
  scoped: Set<string>
}

export async function holdings(portal: House, { own: of, met }: Ownership): Promise<Holdings> {
  const all = await harvest(portal)
  const [foreign, own] = [new Map(all.ids), new Map(all.ids)]
  const canaries = new Map<string, string>()
  const ownNames = new Set<string>()
  for (const [table, mine] of Object.entries(of)) {
    const rows = async (where: string, limit: number) => {
      const version = "coalesce((to_jsonb(t)->>'version')::int, 1)"
      const found = await portal.db.sql.execute<{ id: string; version: number; name: string | null }>(
        raw.raw(
          `select id::text, ${version} as version, coalesce(to_jsonb(t)->>'customer_name', to_jsonb(t)->>'project_name') as name from "${table}" t where ${where} limit ${limit}`,
        ),
      )
      return found.rows
    }
    const ours = await rows(`(${mine})`, 100_000)
    own.set(table, ours.slice(0, 12))
    const others = await rows(`not (${mine})`, 100_000)
    foreign.set(table, others.slice(0, 12))
    // The name of a region stands on prices and customers of any; it is nobody's secret.
    if (table === 'region') continue
    for (const { name } of ours) if (name) ownNames.add(name)
    const known = new Set((await rows(`(${met[table] ?? NEVER})`, 100_000)).map(({ id }) => id))
    for (const { id, name } of others) {
      if (known.has(id)) continue
      canaries.set(id, table)
      if (name) canaries.set(name, table)
    }
  }
  for (const name of ownNames) canaries.delete(name)
  return { foreign: { ...all, ids: foreign }, own: { ...all, ids: own }, canaries, scoped: new Set(Object.keys(of)) }
}

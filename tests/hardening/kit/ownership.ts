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

export const OWNERSHIP = { salesperson: OF_SALESPERSON, region: OF_REGION, plant: OF_PLANT }

export type Holdings = {
  /** To ask with: foreign rows stand for every scoped table, any rows for the others. */
  foreign: Harvest
  own: Harvest
  /** Ids and names that must never be told to this person. */
  canaries: Map<string, string>
}

export async function holdings(portal: House, of: Record<string, string>): Promise<Holdings> {
  const all = await harvest(portal)
  const [foreign, own] = [new Map(all.ids), new Map(all.ids)]
  const canaries = new Map<string, string>()
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
    own.set(table, await rows(`(${mine})`, 12))
    const others = await rows(`not (${mine})`, 100_000)
    foreign.set(table, others.slice(0, 12))
    for (const { id, name } of others) {
      canaries.set(id, table)
      if (name) canaries.set(name, table)
    }
  }
  return { foreign: { ...all, ids: foreign }, own: { ...all, ids: own }, canaries }
}

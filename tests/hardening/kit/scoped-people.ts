import { sql as raw } from 'drizzle-orm'
import { salespeople } from '~/db/customers/tables'
import type { Role } from '~/domain/access/roles'
import { newId } from '~/domain/kit/uuid'
import type { House } from '../../kit/house'
import type { Scoped } from './asker'
import { harvest } from './harvest'
import { kinFirst } from './kin'
import { holdings, OWNERSHIP, type Ownership } from './ownership'

const OF_A_PLANT = [
  'batcher',
  'lab',
  'lab_manager',
  'house_manager',
  'mix_design_requester',
  'raw_material_requester',
] as const
const OF_A_REGION = ['dispatcher_manager', 'dispatcher'] as const

/** People of one plant, of one region, and a salesperson of one customer, with what is theirs and what is not. */
export async function scopedPeople(portal: House): Promise<Scoped[]> {
  const { rows } = await portal.db.sql.execute<{ region: string; plant: string; customer: string }>(
    raw`select r.id as region, p.id as plant, (
        select customer_id from invoice where exists (select 1 from portal_user where customer_id = any(customer_ids))
        order by invoice_no limit 1) as customer
      from region r join plant p on p.region_id = r.id order by r.code, p.plant_code limit 1`,
  )
  const { region, plant, customer } = rows[0]!
  const seller = await onlyOf(portal, customer)
  const all = await harvest(portal)
  const people: Scoped[] = []
  const add = async (role: Role, scope: string, of: Ownership) => {
    const holds = await holdings(portal, of, all)
    await kinFirst(portal, of, holds)
    people.push({ name: `${role}_7`, role, scope, token: await portal.tokenOf(`${role}_7`), holds })
  }
  for (const role of OF_A_PLANT) {
    await portal.person(`${role}_7`, { plantIds: [plant] })
    await add(role, 'a plant', OWNERSHIP.plant(plant))
  }
  for (const role of OF_A_REGION) {
    await portal.person(`${role}_7`, { regionIds: [region] })
    await add(role, 'a region', OWNERSHIP.region(region))
  }
  await add('salesperson', 'a customer', OWNERSHIP.salesperson(seller))
  return people
}

/** A salesperson with one customer. */
async function onlyOf(portal: House, customerId: string): Promise<string> {
  const user = await portal.person('salesperson_7')
  const id = newId()
  await portal.db.sql.insert(salespeople).values({ id, userId: user.id, username: user.username, name: user.name })
  await portal.db.sql.execute(
    raw`update customer_salesperson set salesperson_id = ${id} where customer_id = ${customerId}`,
  )
  return id
}

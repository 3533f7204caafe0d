import { type Role, STAFF_ROLES } from '~/domain/access/roles'
import { salespeople } from '../customers/tables'
import { bulkInsert } from '../kit/bulk'
import { users } from '../users/tables'
import type { Seed } from './base'
import type { SignedIn } from './sign-ins'

/** Roles that act in pairs: a second person approves what the first one made. */
const SECOND: Role[] = [
  'admin',
  'salesperson',
  'sales_manager',
  'ceo',
  'finance_ar',
  'finance_hod',
  'dispatcher',
  'dispatcher_manager',
  'batcher',
  'lab',
  'lab_manager',
  'house_manager',
]

export type Staff = {
  people: SignedIn[]
  salespersonIds: string[]
  /** Who looks after customers as a salesperson of the house, by the record of the salesperson. */
  sellers: Map<string, { id: string; name: string }>
  userIds: Map<string, string>
  names: Map<string, string>
}

/** One user per staff role named as the role, the second one `<role>_2`; salespeople besides have their own customers. */
export async function seedPeople(
  seed: Seed,
  passwordHash: string,
  where: { regionIds: string[]; plantIds: string[] },
): Promise<Staff> {
  const { sql, random, start, stamp } = seed
  const userIds = new Map<string, string>()
  const rows = [
    ...STAFF_ROLES.map(role => ({ role, username: role as string })),
    ...SECOND.map(role => ({ role, username: `${role}_2` })),
  ].map(({ role, username }) => {
    const made = stamp(start)
    userIds.set(username, made.id)
    const byRegion = role === 'dispatcher' || role === 'dispatcher_manager'
    const byPlant = [
      'batcher',
      'lab',
      'lab_manager',
      'house_manager',
      'hr_cement',
      'advance_user',
      'mix_design_requester',
      'raw_material_requester',
    ].includes(role)
    return {
      ...made,
      active: true,
      kind: 'staff',
      username,
      name: seed.person(),
      email: `${username}@readymix.example`,
      phone: `+65 9${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
      roles: [role],
      passwordHash,
      mustChangePassword: false,
      credentialEpoch: 1,
      regionIds: byRegion ? where.regionIds : [],
      plantIds: byPlant ? where.plantIds : [],
      customerIds: [] as string[],
    }
  })
  await bulkInsert(sql, users, rows)
  const sellers = rows
    .filter(row => row.roles[0] === 'salesperson' || row.roles[0] === 'salesperson_md')
    .map(row => ({
      ...stamp(start),
      active: true,
      userId: row.id,
      username: row.username,
      name: row.name,
      phone: row.phone,
      email: row.email,
      regionIds: where.regionIds,
    }))
  await bulkInsert(sql, salespeople, sellers)
  const names = new Map(rows.map(row => [row.username, row.name]))
  const own = sellers.flatMap(({ id, userId, name }) =>
    rows.some(row => row.id === userId && row.roles[0] === 'salesperson') ? [[id, { id: userId, name }] as const] : [],
  )
  return {
    people: rows,
    salespersonIds: sellers.map(seller => seller.id),
    sellers: new Map(own),
    userIds,
    names,
  }
}

/** Booking-app users of customers: kept and listed, but the portal refuses their sign-in. */
export async function seedAppUsers(
  seed: Seed,
  passwordHash: string,
  customers: { id: string; customerName: string }[],
): Promise<SignedIn[]> {
  const { sql, random, start, stamp } = seed
  const rows = customers.slice(0, 24).map((customer, place) => {
    const name = seed.person()
    const username = `${name.toLowerCase().replaceAll(' ', '.')}.${place + 1}`
    return {
      ...stamp(start),
      active: place % 9 !== 8,
      kind: 'booking',
      username,
      name,
      email: `${username}@site.example`,
      phone: `+65 8${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
      roles: ['customer'],
      passwordHash,
      mustChangePassword: false,
      credentialEpoch: 1,
      regionIds: [],
      plantIds: [],
      customerIds: [customer.id],
    }
  })
  await bulkInsert(sql, users, rows)
  return rows
}

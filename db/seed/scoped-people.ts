import type { Role } from '~/domain/access/roles'
import { bulkInsert } from '../kit/bulk'
import { users } from '../users/tables'
import type { Seed } from './base'
import { seedSignIns } from './sign-ins'

/** Whose work is one region or one plant, beside those of the whole company: what a scope holds back can be seen. */
const PEOPLE: { username: string; role: Role; region?: string; plant?: string }[] = [
  { username: 'dispatcher_west', role: 'dispatcher', region: 'W' },
  { username: 'batcher_jurong', role: 'batcher', plant: 'JRP' },
  { username: 'lab_jurong', role: 'lab', plant: 'JRP' },
]

type Places = { regions: { id: string; code: string }[]; plants: { id: string; plantCode: string }[] }

/** Last of all: whoever was there before keeps their name. */
export async function seedScopedPeople(seed: Seed, passwordHash: string, places: Places): Promise<void> {
  const rows = PEOPLE.map(({ username, role, region, plant }, place) => ({
    ...seed.stamp(seed.start),
    active: true,
    kind: 'staff',
    username,
    name: seed.person(),
    email: `${username}@readymix.example`,
    phone: `+65 9${240 + place} 41${10 + place}`,
    roles: [role],
    passwordHash,
    mustChangePassword: false,
    credentialEpoch: 1,
    regionIds: places.regions.filter(({ code }) => code === region).map(({ id }) => id),
    plantIds: places.plants.filter(({ plantCode }) => plantCode === plant).map(({ id }) => id),
    customerIds: [] as string[],
  }))
  await bulkInsert(seed.sql, users, rows)
  await seedSignIns(seed, rows)
}

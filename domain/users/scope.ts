import { type Role, type Scope, UNSCOPED } from '../access/roles'

/** One role that sees the whole company is enough; else what the person is attached to, and nothing without it. */
export function scopeOf(person: {
  roles: Role[]
  salespersonId: string | null
  plantIds: string[]
  regionIds: string[]
}): Scope {
  const { salespersonId, plantIds, regionIds } = person
  return { all: person.roles.some(role => UNSCOPED.includes(role)), salespersonId, plantIds, regionIds }
}

import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { type Identity, linkIdentity, touchIdentity, unlinkedByEmail, userOfIdentity } from '~/db/users/identity'
import { lockAccount } from '~/db/users/login-attempt'
import { findByUsername, type UserRow, user as users } from '~/db/users/user'
import { Denied } from '~/domain/kit/problem'
import {
  type Claims,
  type GroupRoles,
  nameOf,
  rolesOf,
  type StaffRole,
  usernameOf,
  verifiedEmail,
} from '~/domain/users/single-sign-on'
import type { Attempt } from './guard-password'

/** Which groups of the provider are which roles; null: roles are given in the portal, and nobody is made. */
export type Groups = { claim: string; roles: GroupRoles } | null

/**
 * The person of the portal whom the provider means: the one linked to its subject, else the one with the address that it
 * vouches for, else a new one. At each sign-in groups decide about the roles that they can give; the others stay as they
 * were given here.
 */
export async function personOfClaims(
  { db, wall: now, requestId }: Attempt,
  issuer: string,
  claims: Claims,
  groups: Groups,
): Promise<UserRow> {
  const identity = { issuer, subject: claims.sub }
  const person = await inOneGo(db, { by: SYSTEM, now, requestId }, async work => {
    // Two first sign-ins at once make one person.
    await lockAccount(work.sql, `identity:${issuer} ${claims.sub}`)
    const linked = await userOfIdentity(work.sql, identity)
    if (linked) await touchIdentity(work, identity)
    const found = linked ?? (await byEmail(work, identity, claims))
    if (found) return groups ? withRoles(work, found, claims, groups) : found
    const roles = groups ? rolesOf(claims, groups.claim, groups.roles) : []
    return roles.length ? join(work, identity, claims, roles) : null
  })
  if (!person?.roles.length) throw new Denied('Your account has no place in this portal. Ask your administrator')
  return person
}

async function byEmail(work: Work, identity: Identity, claims: Claims): Promise<UserRow | null> {
  const email = verifiedEmail(claims)
  const found = email && (await unlinkedByEmail(work.sql, identity.issuer, email))
  if (!found) return null
  await linkIdentity(work, found.id, identity)
  return found
}

/** Without a password: they come in by the provider alone. Regions and plants are given here. */
async function join(work: Work, identity: Identity, claims: Claims, roles: StaffRole[]): Promise<UserRow> {
  let taken = 0
  while (await findByUsername(work.sql, usernameOf(claims, taken))) taken++
  const made = await users.insert(work, {
    username: usernameOf(claims, taken),
    name: nameOf(claims),
    email: verifiedEmail(claims),
    kind: 'staff',
    roles,
  })
  await linkIdentity(work, made.id, identity)
  return made
}

/** Other roles end the sessions that were opened under the old ones, also where none is left. */
async function withRoles(work: Work, before: UserRow, claims: Claims, { claim, roles }: Exclude<Groups, null>) {
  const governed = new Set<string>(Object.values(roles).flat())
  const next = [...before.roles.filter(role => !governed.has(role)), ...rolesOf(claims, claim, roles)]
  if ([...before.roles].sort().join() === [...next].sort().join()) return before
  const row = await users.lock(work, before.id)
  return users.move(work, row, { roles: next, credentialEpoch: row.credentialEpoch + 1 }, 'roles by single sign-on')
}

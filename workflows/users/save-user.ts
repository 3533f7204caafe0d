import { seenCustomer } from '~/db/customers/customer'
import type { Work } from '~/db/kit/work'
import { revokeOtherSessions } from '~/db/users/session'
import { findByUsername, type UserRow, user } from '~/db/users/user'
import { mayDo } from '~/domain/access/ability'
import type { Role } from '~/domain/access/roles'
import { invalid, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import type { BookingSave, StaffSave } from '~/domain/users/user'
import type { OneTime } from './hash-password'

/** Minutes for which a one-time password is good. */
export const ONE_DAY = 24 * 60
export type SavedUser = { id: string; userId: string; version: number; username: string; oneTimePassword?: string }

/** A new person gets a one-time password that is shown once; nobody ever knows the one they choose. */
export async function saveStaff(work: Work, save: StaffSave, once: OneTime | null): Promise<SavedUser> {
  if (save.roles.includes('admin') && !mayDo(work.by, 'manage', 'administrator'))
    throw new Refused('Only an administrator can appoint an administrator', undefined, { rule: 'role-grant' })
  return save.id
    ? change(work, save.id, save.version ?? 0, { ...save, roles: save.roles })
    : create(work, 'staff', save, save.roles, once!)
}

/** Customers are given by people who see them; those given by somebody else stay. */
export async function saveBooking(
  work: Work,
  { customerUserMapping, ...save }: BookingSave,
  once: OneTime | null,
): Promise<SavedUser> {
  const before = save.id ? (await user.get(work.sql, save.id)).customerIds : []
  for (const customerId of customerUserMapping.filter(one => !before.includes(one)))
    await seenCustomer(work.sql, work.by, customerId)
  const values = { ...save, customerIds: customerUserMapping }
  return save.id
    ? change(work, save.id, save.version ?? 0, { ...values, roles: ['customer'] })
    : create(work, 'booking', values, ['customer'], once!)
}

type Values = Partial<UserRow> & { username: string; roles: Role[] }

async function create(
  work: Work,
  kind: string,
  { id: _id, version: _version, ...values }: Omit<Values, 'roles'>,
  roles: Role[],
  { secret, hash }: OneTime,
): Promise<SavedUser> {
  if (await findByUsername(work.sql, values.username)) throw invalid('username', 'This user name is taken')
  const row = await user.insert(work, {
    ...values,
    name: values.name!,
    kind,
    roles,
    passwordHash: hash,
    mustChangePassword: true,
    oneTimeUntil: addMinutes(work.now, ONE_DAY),
  })
  return { ...keyOf(row), username: row.username, oneTimePassword: secret }
}

/** Other roles or another scope end the sessions that were opened under the old ones. */
async function change(
  work: Work,
  id: string,
  version: number,
  { id: _id, version: _version, ...values }: Values,
): Promise<SavedUser> {
  const before = await user.get(work.sql, id)
  onlyAdminsTouchAdmins(work, before.roles)
  const other = await findByUsername(work.sql, values.username)
  if (other && other.id !== id) throw invalid('username', 'This user name is taken')
  if (id === work.by.id && sorted(before.roles) !== sorted(values.roles))
    throw new Refused('You cannot change your own roles', undefined, { rule: 'own-role' })
  const epoch = sorted(before.roles) === sorted(values.roles) ? before.credentialEpoch : before.credentialEpoch + 1
  const row = await user.update(work, { id, version }, { ...values, credentialEpoch: epoch })
  return { ...keyOf(row), username: row.username }
}

export const keyOf = ({ id, version }: UserRow) => ({ id, userId: id, version })
const sorted = (roles: readonly string[]) => [...roles].sort().join()

/** Whoever could give an administrator a new password would be one. */
export function onlyAdminsTouchAdmins({ by }: Work, roles: readonly string[]): void {
  if (roles.includes('admin') && !mayDo(by, 'manage', 'administrator'))
    throw new Refused('Only an administrator can change an administrator', undefined, { rule: 'role-grant' })
}

/** Switched off, a person's sessions are over for good: being switched on again does not bring them back. */
export async function switchUser(work: Work, id: string, version: number, active: boolean): Promise<SavedUser> {
  if (id === work.by.id) throw new Refused('You cannot deactivate yourself', undefined, { rule: 'own-status' })
  onlyAdminsTouchAdmins(work, (await user.get(work.sql, id)).roles)
  const row = await user.setActive(work, { id, version }, active)
  if (!active) await revokeOtherSessions(work, id, 'switched off')
  return { ...keyOf(row), username: row.username }
}

import { createHash, scryptSync } from 'node:crypto'
import { Client } from 'pg'
import { sqlState } from './db'

/** Tables whose rows the app may add and read, never change. */
const GROWERS = [
  'audit_line',
  'audit_seal',
  'audit_link',
  'audit_anchor',
  'approval',
  'stock_entry',
  'delivery_event',
  'delivery_revision',
  'invoice_line',
  'fleet_action',
  'truck_position',
  'payment_allocation',
  'order_promise',
]

/** As whom the app connects. `why` says what keeps the roles plain. */
export type AppRole = { url: string; roles: 'strong' } | { url: string; roles: 'plain'; why: string }

/** The address that was given for the app cannot serve; the sentence says why. */
export class WrongAppRole extends Error {}

type Given = { ownerUrl: string; appUrl?: string | null; secret?: string }

/**
 * Strong: a role of its own, which has no DDL and cannot rewrite what only grows. Its name carries the database's, because
 * roles belong to the whole server and two portals may share one. Its password comes from the owner's: whoever starts on
 * the same database knows it, and nobody has to change it under another one's feet.
 * Plain: the app is the owner, as on a managed database that makes no roles; triggers and the sealed trail remain.
 */
export async function appRole(owner: Client, { ownerUrl, appUrl, secret = '' }: Given): Promise<AppRole> {
  if (appUrl) return given(owner, appUrl)
  const { rows } = await owner.query<{ database: string; mayMakeRoles: boolean }>(
    `select current_database() as database, rolsuper or rolcreaterole as "mayMakeRoles" from pg_roles where rolname = current_user`,
  )
  const { database, mayMakeRoles } = rows[0]!
  const plain = (why: string): AppRole => ({ url: ownerUrl, roles: 'plain', why })
  if (!mayMakeRoles) return plain('the user of DATABASE_URL may not make roles')
  const role = roleName(database)
  const url = addressOf(ownerUrl, role, passwordFor(role, decodeURIComponent(new URL(ownerUrl).password) || secret))
  const made = await make(owner, role, url)
  if (made !== 'made') return plain(made)
  await grant(owner, role)
  return { url: url.href, roles: 'strong' }
}

/** PostgreSQL cuts names at 63 bytes; two long databases must not meet in one role. */
export function roleName(database: string): string {
  const name = `portal_app_${database}`
  if (Buffer.byteLength(name) <= 63) return name
  const mark = createHash('sha256').update(database).digest('hex').slice(0, 12)
  return `portal_app_${mark}`
}

/** Slow on purpose: who learns the app's password learns nothing about the owner's. */
export function passwordFor(role: string, ownerSecret: string): string {
  return scryptSync(ownerSecret, `app role ${role}`, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }).toString(
    'base64url',
  )
}

function addressOf(ownerUrl: string, role: string, password: string): URL {
  const url = new URL(ownerUrl)
  url.username = encodeURIComponent(role)
  url.password = password
  return url
}

/** 'made', or why not. A role that signs in already is left as it is: another portal may be using it. */
async function make(owner: Client, role: string, url: URL): Promise<string> {
  const name = owner.escapeIdentifier(role)
  const password = owner.escapeLiteral(url.password)
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  if (rowCount && (await signsIn(url.href))) return 'made'
  try {
    await owner.query(`${rowCount ? 'alter' : 'create'} role ${name} login password ${password}`)
  } catch (error) {
    if (sqlState(error) !== '42501') throw error
    return `the role ${role} belongs to somebody else`
  }
  return (await signsIn(url.href)) ? 'made' : `the server lets nobody else than the owner in (${role} was refused)`
}

async function signsIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 8000, application_name: 'portal-start' })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (['28P01', '28000', '42501'].includes(sqlState(error) ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function given(owner: Client, appUrl: string): Promise<AppRole> {
  const role = decodeURIComponent(new URL(appUrl).username)
  const { rows } = await owner.query<{ owns: boolean }>(
    `select rolsuper or pg_has_role(oid, (select relowner from pg_class where oid = 'audit_line'::regclass), 'member') as owns
      from pg_roles where rolname = $1`,
    [role],
  )
  const name = 'PORTAL_APP_DATABASE_URL'
  if (!rows[0]) throw new WrongAppRole(`${name}: the server of DATABASE_URL has no user "${role}"`)
  if (rows[0].owns) throw new WrongAppRole(`${name}: "${role}" owns the tables; name a user that does not`)
  if (!(await signsIn(appUrl))) throw new WrongAppRole(`${name}: PostgreSQL refuses the user "${role}"`)
  await grant(owner, role)
  return { url: appUrl, roles: 'strong' }
}

async function grant(owner: Client, role: string): Promise<void> {
  const to = owner.escapeIdentifier(role)
  await owner.query(`grant usage on schema public to ${to}`)
  await owner.query(`grant select, insert, update, delete on all tables in schema public to ${to}`)
  await owner.query(`grant usage on all sequences in schema public to ${to}`)
  // A folder of an earlier release has not made all of them yet.
  const { rows } = await owner.query<{ table: string }>(
    `select name as table from unnest($1::text[]) as name where to_regclass(quote_ident(name)) is not null`,
    [GROWERS],
  )
  for (const { table } of rows) await owner.query(`revoke update, delete, truncate on ${table} from ${to}`)
  await owner.query(`revoke insert, update, delete on schema_migration from ${to}`)
}

import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect } from 'vitest'
import { noteOnly } from '~/db/kit/audit'
import { keepTrail } from '~/workflows/kit/anchor-audit'
import { type House, house } from '../house'

/** A trail of `lines` lines, sealed and anchored once per ten of them. */
export async function trail(lines = 60): Promise<House> {
  const portal = await house()
  for (let line = 1; line <= lines; line++) {
    await write(portal, `line ${line}`)
    if (line % 10 === 0) await sealed(portal)
  }
  return portal
}

export const write = (portal: House, action: string) =>
  portal.given(work => noteOnly(work, 'customer', action, { of: action }))

/** Seals everything there is, a quarter of an hour after the last time. */
export async function sealed(portal: House): Promise<void> {
  portal.clock.at = new Date(portal.clock.at.getTime() + 15 * 60_000)
  // The tests beside this one have transactions of their own on the same server.
  await expect
    .poll(() => keepTrail(portal.parts).then(() => unsealed(portal)), { timeout: 20_000, interval: 20 })
    .toBe(0)
}

async function unsealed(portal: House): Promise<number> {
  const text = sql`select count(*)::int as lines from audit_line
    where seq > (select coalesce(max(seq), 0) from audit_link) and seq <= pg_sequence_last_value('audit_line_seq_seq')`
  return (await portal.db.sql.execute<{ lines: number }>(text)).rows[0]!.lines
}

export const proof = async (portal: House) => (await portal.as('admin').get('/audit/verify')).body

/** What somebody does who owns the database: the guards of the tables do not hold against their owner. */
export async function tamper(portal: House, ...statements: string[]): Promise<void> {
  const owner = new Client({ connectionString: portal.ownerUrl })
  await owner.connect()
  const tables = ['audit_line', 'audit_link', 'audit_seal', 'audit_anchor']
  const guards = (turn: string) => tables.map(table => `alter table ${table} ${turn} trigger user`).join('; ')
  try {
    await owner.query([guards('disable'), ...statements, guards('enable')].join('; '))
  } finally {
    await owner.end()
  }
}

export const COLUMNS = 'at, actor_name, subject, action, after, changed, request_id'

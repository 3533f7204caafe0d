import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { People } from './people'

const ROUND_MS = 20_000
const QUIET_MS = 6_000

/** The wall clock of Singapore as an instant. */
export const instant = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

/**
 * Moves the demo's clock on by steps, and after each gives the demo time to play: its plants batch, its drivers drive and
 * its days to come are booked and planned by rounds every fifteen seconds.
 */
export async function playUntil(people: People, owner: Client, until: Date, stepMinutes = 60): Promise<void> {
  for (;;) {
    const { now } = await people.as('admin').get('/demo/clock')
    const minutes = Math.floor((until.getTime() - Date.parse(now)) / 60_000)
    if (minutes <= 0) return
    const before = await lastLine(owner)
    await people.as('admin').post('/demo/clock', { moveMinutes: Math.min(minutes, stepMinutes) })
    // After a night the round that was under way is not yet the one that catches up.
    if (Math.min(minutes, stepMinutes) > 120) await sleep(ROUND_MS)
    await settled(owner, before)
  }
}

/** A round has begun and come to rest, or there was nothing to do in it. */
async function settled(owner: Client, before: number): Promise<void> {
  let last = before
  let since = Date.now()
  for (const end = Date.now() + ROUND_MS; ; await sleep(500)) {
    const seq = await lastLine(owner)
    if (seq !== last) [last, since] = [seq, Date.now()]
    const moved = last > before + 1
    if (moved ? Date.now() - since > QUIET_MS : Date.now() > end) return
  }
}

/** Releases seal into a table of their own; 0 where a release does not have it yet. */
async function lastOf(owner: Client, chain: string): Promise<number> {
  const { rows } = await owner.query('select to_regclass($1) is not null as there', [chain])
  if (!rows[0].there) return 0
  return (await owner.query(`select coalesce(max(seq), 0)::int as seq from ${chain}`)).rows[0].seq
}

async function lastLine(owner: Client): Promise<number> {
  const { rows } = await owner.query('select coalesce(max(seq), 0)::int as seq from audit_line')
  return rows[0].seq
}

/** What the sealer of the running portal has sealed; it comes by every twenty seconds. */
export async function sealed(owner: Client): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(1000)) {
    const last = await lastLine(owner)
    for (const chain of ['audit_seal', 'audit_link']) if ((await lastOf(owner, chain)) === last) return
  }
  throw new Error('The audit trail was not sealed within two minutes')
}

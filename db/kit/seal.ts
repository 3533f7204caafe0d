import { createHash } from 'node:crypto'
import { asc, desc, gt, sql as raw } from 'drizzle-orm'
import type { Db, Sql } from './open'
import { auditLines, auditSeals } from './tables'

/**
 * Tamper evidence beside the audit trail: each line's hash covers the hash before it. It is made by one sealer after the
 * fact, because a chain inside the commands' transactions lets only one command commit at a time.
 */
const GENESIS = '0'.repeat(64)
const BATCH = 2000

type Line = typeof auditLines.$inferSelect

export function lineHash(previous: string, line: Line): string {
  const facts = [
    line.seq,
    line.at.toISOString(),
    line.actorId,
    line.actorName,
    line.sessionId,
    line.subject,
    line.subjectId,
    line.action,
    line.before,
    line.after,
    line.changed,
    line.reason,
    line.requestId,
  ]
  return createHash('sha256').update(previous).update(canonical(facts)).digest('hex')
}

/** Seals what is settled; lines younger than the oldest running transaction wait, since one before them may still come. */
export async function sealAudit(db: Db, now: Date): Promise<number> {
  return db.inTx(async sql => {
    await sql.execute(raw`select pg_advisory_xact_lock(724001)`)
    const last = await lastSeal(sql)
    const lines = await sql
      .select()
      .from(auditLines)
      .where(
        raw`${auditLines.seq} > ${last.seq} and ${auditLines}.xmin::text::bigint < (pg_snapshot_xmin(pg_current_snapshot())::text::bigint & 4294967295)`,
      )
      .orderBy(asc(auditLines.seq))
      .limit(BATCH)
    let { hash } = last
    const seals = lines.map(line => {
      hash = lineHash(hash, line)
      return { seq: line.seq, hash, sealedAt: now }
    })
    if (seals.length) await sql.insert(auditSeals).values(seals)
    return seals.length
  })
}

async function lastSeal(sql: Sql) {
  const [row] = await sql.select().from(auditSeals).orderBy(desc(auditSeals.seq)).limit(1)
  return row ?? { seq: 0, hash: GENESIS }
}

export type SealReport = { sealed: number; brokenAt: number | null; head: string }

/** Walks the chain from its start; the first line that does not fit is named. */
export async function verifyAudit(sql: Sql): Promise<SealReport> {
  let hash = GENESIS
  let sealed = 0
  for (let after = 0; ; ) {
    const rows = await sql
      .select({ line: auditLines, seal: auditSeals })
      .from(auditSeals)
      .leftJoin(auditLines, raw`${auditLines.seq} = ${auditSeals.seq}`)
      .where(gt(auditSeals.seq, after))
      .orderBy(asc(auditSeals.seq))
      .limit(BATCH)
    if (!rows.length) return { sealed, brokenAt: null, head: hash }
    for (const { line, seal } of rows) {
      hash = line ? lineHash(hash, line) : ''
      if (hash !== seal.hash) return { sealed, brokenAt: seal.seq, head: hash }
      sealed++
      after = seal.seq
    }
  }
}

/** jsonb does not keep the order of keys, so they are sorted before hashing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
      .join(',')}}`
  return JSON.stringify(value ?? null)
}

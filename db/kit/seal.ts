import { and, asc, desc, eq, gt, lte, max, sql as raw } from 'drizzle-orm'
import { GENESIS, linkHash } from './chain'
import type { Db, Sql } from './open'
import { auditLines, auditLinks } from './tables'

/**
 * Tamper evidence beside the audit trail, made by one sealer after the fact, because a chain inside the commands'
 * transactions lets only one command commit at a time. Lines are linked in the order of their numbers, and only up to a
 * number before which nothing can come any more: so a line without a link below the head was put there by somebody else.
 */
const BATCH = 2000
const LONGEST_MS = 15_000

/** How many lines got their link; those whose neighbours may still come are left to the next round. */
export async function sealAudit(db: Db, now: Date): Promise<number> {
  if (!(await anythingNew(db.sql))) return 0
  const upTo = await settledUpTo(db)
  const until = Date.now() + LONGEST_MS
  for (let sealed = 0; ; ) {
    const more = await sealNext(db, upTo, now)
    sealed += more
    if (more < BATCH || Date.now() > until) return sealed
  }
}

function sealNext(db: Db, upTo: number, now: Date): Promise<number> {
  return db.inTx(async sql => {
    await sql.execute(raw`select pg_advisory_xact_lock(724001)`)
    const last = await lastLink(sql)
    const lines = await sql
      .select()
      .from(auditLines)
      .where(and(gt(auditLines.seq, last.seq), lte(auditLines.seq, upTo)))
      .orderBy(asc(auditLines.seq))
      .limit(BATCH)
    let { no, hash } = last
    const links = lines.map(line => {
      no += 1
      hash = linkHash(hash, { no, sealedAt: now }, line)
      return { no, seq: line.seq, hash, sealedAt: now }
    })
    if (links.length) await sql.insert(auditLinks).values(links)
    return links.length
  })
}

export type Link = typeof auditLinks.$inferSelect

/** The head of the chain; of an empty one what it begins with. */
export async function lastLink(sql: Sql): Promise<Pick<Link, 'no' | 'seq' | 'hash'>> {
  const [row] = await sql.select().from(auditLinks).orderBy(desc(auditLinks.no)).limit(1)
  return row ?? { no: 0, seq: 0, hash: GENESIS }
}

export async function linkAt(sql: Sql, no: number): Promise<Link | undefined> {
  const [row] = await sql.select().from(auditLinks).where(eq(auditLinks.no, no))
  return row
}

async function anythingNew(sql: Sql): Promise<boolean> {
  const [[line], { seq }] = await Promise.all([
    sql.select({ last: max(auditLines.seq) }).from(auditLines),
    lastLink(sql),
  ])
  return (line?.last ?? 0) > seq
}

type Mark = { upTo: number; before: bigint }
const kept = new WeakMap<Db, Mark>()
const PATIENCE_MS = 1000
const LOOK_MS = 40

/**
 * The last number that was given out, as soon as every transaction that was there then is over. Commands take
 * milliseconds, so that is now, as a rule; behind a long one the mark of an earlier round serves.
 */
async function settledUpTo(db: Db): Promise<number> {
  const mark = await newMark(db.sql)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const oldest = await oldestRunning(db.sql)
    if (oldest >= mark.before) {
      kept.delete(db)
      return mark.upTo
    }
    if (Date.now() > until) {
      const earlier = kept.get(db)
      const over = earlier !== undefined && oldest >= earlier.before
      if (!earlier || over) kept.set(db, mark)
      return over ? earlier.upTo : 0
    }
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
}

/** In this order: whoever has a number up to that one has an older id than the one that is taken after it. */
async function newMark(sql: Sql): Promise<Mark> {
  const upTo = await lastNumber(sql)
  const { rows } = await sql.execute<{ xid: string }>(raw`select pg_current_xact_id()::text as xid`)
  return { upTo, before: BigInt(rows[0]!.xid) }
}

async function oldestRunning(sql: Sql): Promise<bigint> {
  const { rows } = await sql.execute<{ xid: string }>(raw`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`)
  return BigInt(rows[0]!.xid)
}

/** The last number that a line was given, also one whose transaction came to nothing. */
export async function lastNumber(sql: Sql): Promise<number> {
  const { rows } = await sql.execute<{ last: string }>(
    raw`select coalesce(pg_sequence_last_value('audit_line_seq_seq'), 0)::text as last`,
  )
  return Number(rows[0]!.last)
}

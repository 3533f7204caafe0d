import { asc, desc, inArray } from 'drizzle-orm'
import { inParts } from '~/domain/kit/in-parts'
import type { Anchor, Break } from '~/domain/kit/trail-proof'
import { sha256 } from './chain'
import type { Sql } from './open'
import type { Link } from './seal'
import { auditAnchors, auditLinks } from './tables'
import type { Work } from './work'

/** An anchor as it stands outside of the database; without facts its signature does not hold. */
export type StoredAnchor = { key: string; text: string; facts: Anchor | null }
export type AnchorRow = typeof auditAnchors.$inferSelect

export async function lastAnchor(sql: Sql): Promise<AnchorRow | undefined> {
  const [row] = await sql.select().from(auditAnchors).orderBy(desc(auditAnchors.n)).limit(1)
  return row
}

export async function addAnchor(work: Work, { at, n, no, seq, hash }: Anchor, kept: { key: string; text: string }) {
  await work.sql.insert(auditAnchors).values({ n, no, seq, hash, at: new Date(at), ...kept })
}

/** The link that an anchor spoke of, as the chain has it now. */
export const stillFits = (
  link: Pick<Link, 'seq' | 'hash'> | undefined,
  of: Pick<Anchor, 'no' | 'seq' | 'hash'>,
): boolean => of.no === 0 || (link !== undefined && link.seq === of.seq && link.hash === of.hash)

type Judged = {
  broken: Break | null
  begins: string | null
  last: { anchoredTo: number | null; anchoredAt: Date | null }
}

/**
 * Compares the chain with everything that stands outside. Anchors name the hash of the anchor before them, and the
 * database keeps a copy of each: so one that is taken away or rewritten is missed, and so is the end of them. After one
 * that says that the trail begins anew, those before it belong to another trail.
 */
export async function judgeAnchors(
  sql: Sql,
  stored: readonly StoredAnchor[],
  head: Pick<Link, 'no' | 'seq'>,
): Promise<Judged> {
  const copies = await sql.select().from(auditAnchors).orderBy(asc(auditAnchors.n))
  const anchors = stored.flatMap(({ facts, text }) => (facts ? [{ ...facts, text }] : [])).sort((a, b) => a.n - b.n)
  const begins = anchors.findLast(({ begins }) => begins !== undefined)
  const now = anchors.filter(({ n }) => n >= (begins?.n ?? 0))
  const last = now.at(-1)
  return {
    broken: forgedAnchor(stored, copies) ?? missingAnchor(anchors, copies) ?? (await otherChain(sql, now, head)),
    begins: begins?.begins ?? null,
    last: { anchoredTo: last?.seq ?? null, anchoredAt: last ? new Date(last.at) : null },
  }
}

function forgedAnchor(stored: readonly StoredAnchor[], copies: AnchorRow[]): Break | null {
  const copied = new Map(copies.map(copy => [copy.key, copy]))
  for (const { key, text, facts } of stored) {
    const copy = copied.get(key)
    const line = copy?.seq ?? facts?.seq ?? 0
    if (!facts) return { what: 'anchor changed', line, text: `The anchor ${key} is not signed by the portal.` }
    if (copy && copy.text !== text)
      return { what: 'anchor changed', line, text: `The anchor ${key} is not the one that the portal wrote.` }
  }
  return null
}

type Read = Anchor & { text: string }

function missingAnchor(anchors: Read[], copies: AnchorRow[]): Break | null {
  const gone = (n: number, line: number): Break => ({
    what: 'anchor missing',
    line,
    text: `Anchor ${n} outside of the database is gone.`,
  })
  const there = new Set(anchors.map(({ text }) => text))
  const missed = copies.find(({ text }) => !there.has(text))
  if (missed) return gone(missed.n, missed.seq)
  for (const [at, { n, seq, previous }] of anchors.entries()) {
    const before = anchors[at - 1]
    // Two of a number: the second was written because the first seemed not to have arrived.
    if (before?.n === n) continue
    if (n !== (before?.n ?? 0) + 1) return gone((before?.n ?? 0) + 1, seq)
    if (before && previous !== sha256(before.text) && anchors[at - 2]?.n !== before.n)
      return {
        what: 'anchor changed',
        line: before.seq,
        text: `Anchor ${before.n} is not the one that anchor ${n} follows.`,
      }
  }
  return null
}

const AT_ONCE = 1000

async function otherChain(sql: Sql, anchors: Read[], head: Pick<Link, 'no' | 'seq'>): Promise<Break | null> {
  for (const some of inParts(anchors, AT_ONCE)) {
    const numbers = some.map(({ no }) => no)
    const rows = await sql.select().from(auditLinks).where(inArray(auditLinks.no, numbers))
    const links = new Map(rows.map(row => [row.no, row]))
    const other = some.find(anchor => !stillFits(links.get(anchor.no), anchor))
    if (other) return other.no > head.no ? cut(other, head) : resealed(other)
  }
  return null
}

const cut = ({ no, seq, at }: Anchor, head: Pick<Link, 'no' | 'seq'>): Break => ({
  what: 'cut',
  line: head.seq + 1,
  text: `The end was cut off: ${no - head.no} sealed lines up to line ${seq} were there on ${day(at)} and are gone.`,
})

const resealed = ({ no, seq, at }: Anchor): Break => ({
  what: 'resealed',
  line: seq,
  text: `The trail was sealed again: of its first ${no} lines, up to line ${seq}, not all are as they were anchored on ${day(at)}.`,
})

const day = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

import { and, asc, count, gt, lte, max, min } from 'drizzle-orm'
import { type Break, proofText, type TrailProof } from '~/domain/kit/trail-proof'
import { judgeAnchors, type StoredAnchor } from './anchors'
import { GENESIS, type Line, linkHash, oldSealHash } from './chain'
import type { Sql } from './open'
import { type Link, lastLink, lastNumber } from './seal'
import { auditLines, auditLinks, auditSeals } from './tables'
import { renumbered } from './whose-number'

const BATCH = 2000

/**
 * Walks every line, sealed or not, and compares every anchor where what is stored outside is given. The first line that
 * does not fit is named, and why.
 */
export async function verifyAudit(sql: Sql, stored?: readonly StoredAnchor[]): Promise<TrailProof> {
  const head = await lastLink(sql)
  const walked = await walk(sql, head)
  const anchors = stored ? await judgeAnchors(sql, stored, head) : NOTHING_OUTSIDE
  const [newer, over] = await Promise.all([linesAfter(sql, head.seq), beyondNumbers(sql)])
  const broken = first([walked.broken, anchors.broken, over])
  const proof = {
    sealed: head.no,
    sealedTo: head.seq,
    sealedAt: walked.sealedAt,
    unsealed: newer,
    brokenAt: broken?.line ?? null,
    broken,
    head: walked.hash,
    ...anchors.last,
    anchors: stored?.length ?? 0,
    begins: anchors.begins,
  }
  return { ...proof, text: proofText(proof) }
}

const NOTHING_OUTSIDE = { broken: null, begins: null, last: { anchoredTo: null, anchoredAt: null } }

type Walked = { sealed: number; hash: string; oldHash: string; sealedAt: Date | null; broken: Break | null }

async function walk(sql: Sql, head: Pick<Link, 'no' | 'seq'>): Promise<Walked> {
  const at: Walked = { sealed: 0, hash: GENESIS, oldHash: GENESIS, sealedAt: null, broken: null }
  for await (const step of inTurn(sql, Math.max(head.seq, await lastOldSeal(sql)))) {
    const broken = (step.seq <= head.seq ? await linkBreak(sql, at, step) : null) ?? oldSealBreak(at, step)
    if (broken) return { ...at, broken: { line: step.seq, ...broken } }
  }
  return at.sealed < head.no ? { ...at, broken: { line: head.seq, ...OUT_OF_ORDER } } : at
}

type Why = Omit<Break, 'line'>
const OUT_OF_ORDER: Why = { what: 'unlinked', text: 'The seals are not in the order in which they were made.' }

/** What is wrong with a line and its link; when nothing is, the walk is one link further. */
async function linkBreak(sql: Sql, at: Walked, { seq, line, link }: Step): Promise<Why | null> {
  if (!link) {
    if (!line) return { what: 'missing', text: `Line ${seq} was sealed by the release before and is gone.` }
    return {
      what: 'forged',
      text: `Line ${seq} was put in afterwards: it was not there when its neighbours were sealed.`,
    }
  }
  const gone = link.no - at.sealed - 1
  if (gone > 0) return { what: 'missing', text: `${linesGone(gone)} before line ${seq}, together with the seals.` }
  if (gone < 0) return OUT_OF_ORDER
  const hash = line && linkHash(at.hash, link, line)
  if (hash === undefined || hash !== link.hash) {
    const moved = await renumbered(sql, at.hash, link, line)
    if (moved)
      return { what: 'renumbered', text: `The line that was sealed as line ${moved.was} is line ${moved.is} now.` }
    if (!line) return { what: 'missing', text: `Line ${seq} is gone; its seal is still there.` }
    return { what: 'changed', text: `Line ${seq} or its seal was changed after it was sealed.` }
  }
  Object.assign(at, { sealed: link.no, hash, sealedAt: link.sealedAt })
  return null
}

const linesGone = (count: number) => (count === 1 ? 'A line is gone' : `${count} lines are gone`)

function oldSealBreak(at: Walked, { seq, line, oldSeal }: Step): Why | null {
  if (!oldSeal) return null
  if (!line) return { what: 'missing', text: `Line ${seq} was sealed by the release before and is gone.` }
  at.oldHash = oldSealHash(at.oldHash, line)
  if (at.oldHash === oldSeal.hash) return null
  return { what: 'changed', text: `Line ${seq}, or one before it, was changed after the release before sealed it.` }
}

type Step = { seq: number; line?: Line; link?: Link; oldSeal?: { hash: string } }

/** Lines, links and seals of the release before side by side, by number, up to the head. */
async function* inTurn(sql: Sql, upTo: number): AsyncGenerator<Step> {
  for (let after = 0; after < upTo; ) {
    const within = (seq: typeof auditLines.seq | typeof auditLinks.seq | typeof auditSeals.seq) =>
      and(gt(seq, after), lte(seq, upTo))
    const [lines, links, seals] = await Promise.all([
      sql.select().from(auditLines).where(within(auditLines.seq)).orderBy(asc(auditLines.seq)).limit(BATCH),
      sql.select().from(auditLinks).where(within(auditLinks.seq)).orderBy(asc(auditLinks.seq)).limit(BATCH),
      sql.select().from(auditSeals).where(within(auditSeals.seq)).orderBy(asc(auditSeals.seq)).limit(BATCH),
    ])
    const full = [lines, links, seals].filter(rows => rows.length === BATCH).map(rows => rows.at(-1)!.seq)
    const whole = Math.min(upTo, ...full)
    const steps = new Map<number, Step>()
    const step = (seq: number) => steps.get(seq) ?? steps.set(seq, { seq }).get(seq)!
    for (const line of lines) step(line.seq).line = line
    for (const link of links) step(link.seq).link = link
    for (const seal of seals) step(seal.seq).oldSeal = seal
    for (const seq of [...steps.keys()].sort((a, b) => a - b)) if (seq <= whole) yield steps.get(seq)!
    after = whole
  }
}

async function lastOldSeal(sql: Sql): Promise<number> {
  const [row] = await sql.select({ last: max(auditSeals.seq) }).from(auditSeals)
  return row?.last ?? 0
}

async function linesAfter(sql: Sql, seq: number): Promise<number> {
  const [row] = await sql.select({ lines: count() }).from(auditLines).where(gt(auditLines.seq, seq))
  return row?.lines ?? 0
}

/** The numbers come from one sequence; a line beyond it was not written by the portal. */
async function beyondNumbers(sql: Sql): Promise<Break | null> {
  const [row] = await sql
    .select({ line: min(auditLines.seq) })
    .from(auditLines)
    .where(gt(auditLines.seq, await lastNumber(sql)))
  if (!row?.line) return null
  return { what: 'forged', line: row.line, text: `Line ${row.line} has a number that the portal never gave out.` }
}

/** Of several the lowest line; what the chain says comes before what an anchor says of the same line. */
function first(all: (Break | null)[]): Break | null {
  return all.reduce((lowest, one) => (one && (!lowest || one.line < lowest.line) ? one : lowest), null)
}

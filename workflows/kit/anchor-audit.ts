import { type AnchorRow, addAnchor, lastAnchor, type StoredAnchor, stillFits } from '~/db/kit/anchors'
import { GENESIS, sha256 } from '~/db/kit/chain'
import { addCheckRun } from '~/db/kit/check-run'
import type { Db } from '~/db/kit/open'
import { lastLink, linkAt, sealAudit } from '~/db/kit/seal'
import { verifyAudit } from '~/db/kit/verify'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { type Clock, wallOf } from '~/domain/kit/clock'
import type { Anchoring, Log } from '~/domain/kit/ports'
import { Anchor } from '~/domain/kit/trail-proof'
import { newId } from '~/domain/kit/uuid'

type Needs = { db: Db; clock: Clock; log: Log; anchoring?: Anchoring }

/** Seals the lines since the last round, and tells the new head to the log, signed, and now and then to the store. */
export async function keepTrail(parts: Needs): Promise<number> {
  const { db, clock, log, anchoring } = parts
  const sealed = await sealAudit(db, clock.now())
  if (!anchoring) return sealed
  if (sealed > 0) {
    const at = wallOf(clock).toISOString()
    log.info('audit sealed', { sealed, head: await anchoring.notary.sign({ ...(await lastLink(db.sql)), at }) })
  }
  await anchorHead({ ...parts, anchoring })
  return sealed
}

/** Writes an anchor when the head has moved and the last one is old enough; a chain that was tampered with is an alarm. */
async function anchorHead({ db, clock, log, anchoring }: Needs & { anchoring: Anchoring }): Promise<void> {
  const [last, head] = [await lastAnchor(db.sql), await lastLink(db.sql)]
  const wall = wallOf(clock)
  if (last && !stillFits(await linkAt(db.sql, last.no), last))
    log.error('the audit trail is not the one that was anchored', { anchor: last.n, line: last.seq })
  const due = !last || wall.getTime() - last.at.getTime() >= anchoring.everyMinutes * 60_000
  if (due && head.no > 0 && head.hash !== last?.hash) await write({ db, clock, log, anchoring }, last, head)
}

/** After a restore, or when the demo company is made anew: later anchors are of the trail as it is from here on. */
export async function beginTrail(parts: Needs, why: string): Promise<void> {
  const { anchoring } = parts
  if (anchoring) await write({ ...parts, anchoring }, await lastAnchor(parts.db.sql), await lastLink(parts.db.sql), why)
}

type Head = { no: number; seq: number; hash: string }

/** Into the store first: the copy in the database may miss one that arrived, and never tells of one that did not. */
async function write(
  { db, clock, log, anchoring }: Needs & { anchoring: Anchoring },
  last: AnchorRow | undefined,
  { no, seq, hash }: Head,
  begins?: string,
): Promise<void> {
  const wall = wallOf(clock)
  const before = begins || !last ? await newestOutside(anchoring) : last
  const anchor: Anchor = {
    n: (before?.n ?? 0) + 1,
    no,
    seq,
    hash: no === 0 ? GENESIS : hash,
    at: wall.toISOString(),
    previous: before ? sha256(before.text) : null,
    ...(begins ? { begins } : {}),
  }
  const text = await anchoring.notary.sign(anchor)
  const key = `${anchoring.prefix}${String(anchor.n).padStart(9, '0')}-${sha256(text).slice(0, 16)}.jws`
  await anchoring.store.put(key, text)
  log.info('audit anchored', { n: anchor.n, line: seq, anchor: text })
  await inOneGo(db, { by: SYSTEM, now: wall, requestId: newId(wall.getTime()) }, work =>
    addAnchor(work, anchor, { key, text }),
  )
}

/** Where the database knows no anchor, or an old one, those outside are counted on: an emptied trail does not begin at one. */
async function newestOutside(anchoring: Anchoring): Promise<{ n: number; text: string } | undefined> {
  const known = (await storedAnchors(anchoring)).flatMap(({ facts, text }) => (facts ? [{ n: facts.n, text }] : []))
  return known.sort((a, b) => a.n - b.n).at(-1)
}

/** Walks the whole trail and every anchor; what is broken is an error in the log. Says how many lines hold. */
export async function proveTrail({ db, clock, log, anchoring }: Needs): Promise<number> {
  const began = performance.now()
  const { broken, sealed, text } = await verifyAudit(db.sql, anchoring && (await storedAnchors(anchoring)))
  if (broken) log.error('the audit trail is broken', { line: broken.line, what: broken.what, text })
  const found = broken ? [{ text: broken.what, rows: 1 }] : []
  const tookMs = Math.round(performance.now() - began)
  await addCheckRun(db.sql, { kind: 'trail', at: wallOf(clock), tookMs, broken: found })
  return sealed
}

/** Everything that stands outside, with what was signed where the signature holds. */
export async function storedAnchors({ store, notary, prefix }: Anchoring): Promise<StoredAnchor[]> {
  const stored = await store.all(prefix)
  return Promise.all(
    stored.map(async of => ({ ...of, facts: Anchor.safeParse(await notary.read(of.text)).data ?? null })),
  )
}

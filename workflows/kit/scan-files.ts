import { type AttachmentRow, attachment, unscannedFiles } from '~/db/kit/attachment'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import type { Clock } from '~/domain/kit/clock'
import type { Log, Scanner, ScanVerdict, Shelf } from '~/domain/kit/ports'

type Needs = { db: Db; clock: Clock; shelf: Shelf; log: Log; scanner?: Scanner }

/** A round is short, so that the next one sees what came meanwhile. */
const MOST = 50

/** One file that the scanner stumbles over keeps no other waiting; after some it is away. */
const MOST_FAILURES = 3

/**
 * Files that were held while the scanner was away, then those of a time without one. What it cannot look at stays as it is
 * until the next round. Says how many were judged.
 */
export async function scanFiles(parts: Needs): Promise<number> {
  const { db, scanner, shelf, log } = parts
  if (!scanner) return 0
  let judged = 0
  let failures = 0
  for (const { id } of await unscannedFiles(db.sql, MOST)) {
    const row = await attachment.find(db.sql, id)
    const file = row && (await shelf.get(row.key))
    if (!row) continue
    try {
      // A row whose bytes are gone has nothing to give away.
      await judge(parts, row, file ? await scanner.scan(file.body) : { clean: false, found: 'no file' })
      judged++
    } catch (error) {
      log.warn('virus scanner', { attachment: id, error })
      if (++failures === MOST_FAILURES) break
    }
  }
  return judged
}

/** The row says what was found before the bytes go: nobody gets them from then on. */
async function judge({ db, clock, shelf, log }: Needs, { id }: AttachmentRow, verdict: ScanVerdict): Promise<void> {
  const now = clock.now()
  await inOneGo(db, { by: SYSTEM, now, requestId: id }, async work => {
    const before = await attachment.lock(work, id)
    if (verdict.clean) {
      await attachment.move(work, before, { scan: 'clean', scannedAt: now }, 'scan')
      return
    }
    await attachment.move(work, before, { scan: 'infected', scannedAt: now, found: verdict.found }, 'scan')
    work.after(() => shelf.remove(before.key))
  })
  if (!verdict.clean) log.error('infected file', { attachment: id, found: verdict.found })
}

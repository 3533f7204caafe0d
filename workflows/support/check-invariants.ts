import { addCheckRun, lastCheckRun } from '~/db/kit/check-run'
import type { Db } from '~/db/kit/open'
import { patientRead } from '~/db/kit/read-only'
import { type Clock, wallOf } from '~/domain/kit/clock'
import type { Log } from '~/domain/kit/ports'
import { brokenRules } from './broken-rules'

const EVERY_MS = 3600_000

/** Once an hour, whoever asks first: every rule of the books over the whole database. Says how many do not hold. */
export async function checkInvariants({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Promise<number> {
  const at = wallOf(clock)
  const last = await lastCheckRun(db.sql, 'invariants')
  if (last && at.getTime() - last.at.getTime() < EVERY_MS) return last.broken.length
  const began = performance.now()
  const broken = await patientRead(db, brokenRules)
  for (const { id, text, rows } of broken)
    log.error('a rule of the books does not hold', { id, text, rows: rows.length })
  const found = broken.map(({ text, rows }) => ({ text, rows: rows.length }))
  await addCheckRun(db.sql, { kind: 'invariants', at, tookMs: Math.round(performance.now() - began), broken: found })
  return broken.length
}

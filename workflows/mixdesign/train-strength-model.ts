import * as z from 'zod'
import type { Db, Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { houseResults } from '~/db/mixdesign/house-result'
import { lastVersionOfModel, servingModel, strengthModel } from '~/db/mixdesign/strength-model'
import { byText } from '~/domain/kit/collation'
import type { Queue } from '~/domain/kit/ports'
import { addDays, businessDay, clockTime } from '~/domain/kit/time'
import { type Calibrated, calibrated } from '~/domain/mixdesign/strength/house/calibrate'
import { type Comparison, compare } from '~/domain/mixdesign/strength/house/compare'
import { type Residual, residualsOf } from '~/domain/mixdesign/strength/house/result'
import { SHIPPED_MODEL, shippedPredictor } from '~/domain/mixdesign/strength/shipped'
import { enqueue, job } from '../kit/jobs'
import { withContents } from './house-results'

/** The last results are kept from a new version, so that it can be compared on what it has not seen; none older than these days. */
const KEPT_BACK = { results: 60, days: 60 }
/** Cement, presses and people change: what is older tells of another concrete. */
const HISTORY_DAYS = 730

type Trained = Calibrated & { comparison: Comparison }

/** A version of the results known on a day, beside the one in use; null where the house has no results yet. */
async function trained(
  sql: Sql,
  today: string,
  progress?: (done: number, total: number) => Promise<void>,
): Promise<Trained | null> {
  const strengthAge = await settingOn(sql, 'cylinders.strength-age', today)
  const rows = await houseResults(sql, addDays(today, -HISTORY_DAYS), strengthAge)
  const results = await withContents(sql, rows, done => progress?.(done, rows.length) ?? Promise.resolve())
  const known = residualsOf(shippedPredictor(), results)
    .filter(({ knownOn }) => knownOn <= today)
    .toSorted((a, b) => byText(a.knownOn, b.knownOn))
  const newest = known.at(-KEPT_BACK.results)?.knownOn ?? ''
  const trainedTo = addDays([newest, addDays(today, -KEPT_BACK.days)].toSorted(byText).at(-1)!, -1)
  const learnt = known.filter(({ knownOn }) => knownOn <= trainedTo)
  return learnt.length ? beside(sql, known, learnt, trainedTo) : null
}

async function beside(sql: Sql, known: readonly Residual[], learnt: readonly Residual[], trainedTo: string) {
  const effect = SHIPPED_MODEL.sourceEffect ?? 0
  const found = calibrated(learnt, trainedTo, effect)
  const serving = await servingModel(sql)
  return { ...found, comparison: compare(found.model, serving?.model ?? null, known, effect) }
}

/** Keeps a version; where it won it serves from now on, and the one before it ends. */
async function keep(work: Work, { model, months, comparison }: Trained): Promise<{ versionNo: number; why: string }> {
  const { no } = await lastVersionOfModel(work.sql)
  const wins = comparison.won === 'candidate'
  const serving = wins ? await servingModel(work.sql) : null
  if (serving) await strengthModel.move(work, serving, { servedUntil: work.now }, 'end')
  const { trainedTo, results } = model
  await strengthModel.insert(work, {
    ...{ versionNo: no + 1, trainedTo, results, model, months, comparison, byName: work.by.name },
    servedFrom: wins ? work.now : null,
    servedUntil: null,
  })
  return { versionNo: no + 1, why: comparison.why }
}

export const trainStrengthModel = job({
  kind: 'train-strength-model',
  input: z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
  async run({ db, now, progress, finish }) {
    const found = await trained(db.sql, businessDay(now), progress)
    await finish(async work => found && keep(work, found))
  },
})

/** The hours of the night in which nothing else is asked of the machine, on the plants' clock. */
const NIGHT = ['01:00', '05:00'] as const

/** Once a month, at night, a job for a new version. Says how many were asked for. */
export async function trainDueModel({
  db,
  clock,
  queue,
}: {
  db: Db
  clock: { now(): Date }
  queue: Queue
}): Promise<number> {
  const now = clock.now()
  const time = clockTime(now)
  if (time < NIGHT[0] || time >= NIGHT[1]) return 0
  const month = businessDay(now).slice(0, 7)
  const { at } = await lastVersionOfModel(db.sql)
  if (at && businessDay(at).slice(0, 7) === month) return 0
  const requestId = `strength-model-${month}`
  await inOneGo(db, { by: SYSTEM, now, requestId }, work =>
    enqueue(work, queue, trainStrengthModel, { month }, { cause: `strength-model:${month}` }),
  )
  return 1
}

/** The same at once, as of a moment: how the demo company comes to the versions of the months before. */
export async function trainAsOf(db: Db, now: Date): Promise<boolean> {
  const found = await trained(db.sql, businessDay(now))
  if (found)
    await inOneGo(db, { by: SYSTEM, now, requestId: `strength-model-${businessDay(now)}` }, work => keep(work, found))
  return !!found
}

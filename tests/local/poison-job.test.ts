import { expect, test } from 'vitest'
import * as z from 'zod'
import { changeJob, findJob } from '~/db/kit/jobs'
import { print } from '~/functions/kit/print'
import { enqueue, type JobList, job, runJob, sweepJobs } from '~/workflows/kit/jobs'
import { house } from '../kit/house'

let ran = 0
const count = job({
  kind: 'count',
  input: z.strictObject({ n: z.number(), of: z.strictObject({ day: z.string() }) }),
  async run({ finish }) {
    ran++
    await finish(async () => ({}))
  },
})

test('an input that its contract refuses fails at once, says why, and is never tried again', async () => {
  const portal = await house()
  const parts = { ...portal.parts, personOf: async () => undefined, print }
  const list = { count } as unknown as JobList
  const wrong = { n: 'four', of: { day: 5 } } as never
  const row = await portal.given(work => enqueue(work, { send: async () => {} }, count, wrong))
  const message = { jobId: row.id, kind: 'count' }
  await runJob(parts, list, message)
  expect(await findJob(portal.db.sql, row.id)).toMatchObject({
    status: 'failed',
    attempts: 1,
    error: expect.stringMatching(/^The input of count does not fit: n: .+; of\.day: .+/),
  })
  await runJob(parts, list, message)
  portal.clock.at = new Date(portal.clock.at.getTime() + 3_600_000)
  expect(await sweepJobs(parts)).toBe(0)
  expect([(await findJob(portal.db.sql, row.id))?.attempts, ran]).toEqual([1, 0])

  // Mended by hand and sent again it runs: what was refused was the input, not the job.
  await changeJob(portal.db.sql, row.id, { status: 'waiting', input: { n: 4, of: { day: '2026-11-20' } } } as never)
  await runJob(parts, list, message)
  expect([(await findJob(portal.db.sql, row.id))?.status, ran]).toEqual(['done', 1])
})

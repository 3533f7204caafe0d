import { GetQueueAttributesCommand, SendMessageCommand } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { noteOnly } from '~/db/kit/audit'
import { changeJob, claimJob, findJob, releaseJobs } from '~/db/kit/jobs'
import { sqsClient, sqsQueue } from '~/functions/kit/parts/sqs'
import { print } from '~/functions/kit/print'
import { redrive } from '~/functions/kit/redrive'
import { consume, type Handle } from '~/functions/local/consumer'
import { type Emulator, startEmulator } from '~/functions/local/emulator'
import { enqueue, type JobList, job, runJob, sweepJobs } from '~/workflows/kit/jobs'
import { type House, house } from '../kit/house'
import { testSettings } from '../kit/settings'

const count = job({
  kind: 'count',
  input: z.object({ n: z.number(), failures: z.number().default(0) }),
  async run({ finish, row }, { n, failures }) {
    if (row.attempts <= failures) throw new Error('not this time')
    await finish(async work => {
      await noteOnly(work, 'job', 'counted', { n }, row.id)
      return { n }
    })
  },
})
const list = { count } as unknown as JobList

let portal: House
let emulator: Emulator
let sqs: ReturnType<typeof sqsClient>
const consumers: { stop(graceMs: number): Promise<void> }[] = []
const parts = () => ({
  ...portal.parts,
  personOf: async () => undefined,
  print,
  queue: sqsQueue(sqs, emulator.queueUrl),
})

beforeAll(async () => {
  portal = await house({ now: new Date().toISOString() })
})
beforeEach(async () => {
  emulator = await startEmulator({ folder: null, region: 'ap-southeast-1', visibilitySeconds: 1 })
  sqs = sqsClient(testSettings({ AWS_ENDPOINT: emulator.endpoint, AWS_LOCAL_KEY: emulator.accessKey }))
  return async () => {
    await Promise.all(consumers.splice(0).map(consumer => consumer.stop(1000)))
    await emulator.stop()
  }
})
afterAll(() => sqs.destroy())

const handle: Handle = async messages => {
  const failed: string[] = []
  for (const { messageId, body } of messages)
    await runJob(parts(), list, JSON.parse(body)).catch(() => failed.push(messageId))
  return failed
}
const startConsumer = () => consumers.push(consume(sqs, emulator.queueUrl, handle, portal.parts.log, 3))
const add = (n: number, failures = 0) =>
  portal.given(work => enqueue(work, { send: async () => {} }, count, { n, failures }))
const message = (body: string) => sqs.send(new SendMessageCommand({ QueueUrl: emulator.queueUrl, MessageBody: body }))
const pointer = (jobId: string) => JSON.stringify({ jobId, kind: 'count' })
const counted = async () => {
  const { rows } = await portal.db.sql.execute<{ id: string; times: number }>(
    `select subject_id as id, count(*)::int as times from audit_line where action = 'counted' group by 1`,
  )
  return new Map(rows.map(row => [row.id, row.times]))
}
const waitingIn = async (queueUrl: string) => {
  const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...names] }),
  )
  return names.reduce((sum, name) => sum + Number(Attributes[name]), 0)
}

test('each message one to five times in any order: one effect', async () => {
  const rows = await Promise.all(Array.from({ length: 30 }, (_, n) => add(n)))
  const copies = rows.flatMap(row => Array.from({ length: 1 + Math.floor(Math.random() * 5) }, () => row.id))
  const shuffled = copies.map(id => ({ id, at: Math.random() })).sort((a, b) => a.at - b.at)
  await Promise.all(shuffled.map(({ id }) => message(pointer(id))))
  startConsumer()
  await expect.poll(() => waitingIn(emulator.queueUrl), { timeout: 20_000 }).toBe(0)
  const times = await counted()
  expect(rows.map(row => times.get(row.id))).toEqual(rows.map(() => 1))
})

test('poison is set aside after five receives and holds up nobody; good jobs are done', async () => {
  const good = await add(1)
  await Promise.all([
    message('{broken'),
    message(pointer('01a1f8b3-7aff-7517-8ddf-000000000000')),
    message(pointer(good.id)),
  ])
  startConsumer()
  await expect.poll(() => waitingIn(emulator.deadLetterUrl), { timeout: 25_000, interval: 500 }).toBe(2)
  expect((await counted()).get(good.id)).toBe(1)
  const told = { db: portal.db, sqs, from: emulator.deadLetterUrl, to: emulator.queueUrl, now: portal.clock.at }
  const outcomes = ['no such job', 'not a job message']
  expect((await redrive({ ...told, dry: true })).map(each => each.outcome).sort()).toEqual(outcomes)
  expect(await waitingIn(emulator.deadLetterUrl)).toBe(2)
  expect((await redrive({ ...told, dry: false })).map(each => each.outcome).sort()).toEqual(outcomes)
  expect(await waitingIn(emulator.deadLetterUrl)).toBe(0)
}, 60_000)

test('a redriven job gets one more try, and one that is done has no second effect', async () => {
  const [failed, done] = await Promise.all([add(1), add(2)])
  await runJob(parts(), list, { jobId: done.id, kind: 'count' })
  await changeJob(portal.db.sql, failed.id, { status: 'failed', error: 'gave up', finishedAt: portal.clock.at })
  for (const { id } of [failed, done])
    await sqs.send(new SendMessageCommand({ QueueUrl: emulator.deadLetterUrl, MessageBody: pointer(id) }))
  const told = { db: portal.db, sqs, from: emulator.deadLetterUrl, to: emulator.queueUrl, now: portal.clock.at }
  const seen = await redrive({ ...told, dry: false })
  expect(seen.map(each => each.outcome).sort()).toEqual(['done already', 'sent again'])
  startConsumer()
  await expect.poll(async () => (await findJob(portal.db.sql, failed.id))?.status, { timeout: 10_000 }).toBe('done')
  expect((await counted()).get(done.id)).toBe(1)
})

test('a lost message is swept: never sent after seconds, sent but taken by nobody after minutes', async () => {
  const row = await add(7)
  const at = (seconds: number) => ({
    ...parts(),
    clock: { now: () => new Date(portal.clock.at.getTime() + seconds * 1000) },
  })
  expect(await sweepJobs(at(1))).toBe(0)
  expect(await sweepJobs(at(10))).toBeGreaterThan(0)
  expect(await sweepJobs(at(20))).toBe(0)
  expect(await sweepJobs(at(200))).toBeGreaterThan(0)
  startConsumer()
  await expect.poll(async () => (await findJob(portal.db.sql, row.id))?.status, { timeout: 10_000 }).toBe('done')
})

test('a job whose consumer died is swept after ten minutes, or released at the next start', async () => {
  const [slow, killed] = [await add(8), await add(9)]
  for (const { id } of [slow, killed]) await claimJob(portal.db.sql, id, portal.clock.at)
  const later = { ...parts(), clock: { now: () => new Date(portal.clock.at.getTime() + 11 * 60_000) } }
  expect(await sweepJobs(later)).toBe(2)
  await runJob(later, list, { jobId: slow.id, kind: 'count' })
  expect((await findJob(portal.db.sql, slow.id))?.status).toBe('done')
  expect(await releaseJobs(portal.db.sql)).toBe(1)
  await runJob(parts(), list, { jobId: killed.id, kind: 'count' })
  expect((await counted()).get(killed.id)).toBe(1)
})

test('a job that fails twice is tried again until it is done', async () => {
  const row = await add(5, 2)
  await message(pointer(row.id))
  startConsumer()
  await expect.poll(async () => (await findJob(portal.db.sql, row.id))?.status, { timeout: 15_000 }).toBe('done')
  expect((await counted()).get(row.id)).toBe(1)
})

import type { LambdaContext } from 'hono/aws-lambda'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeJob, findJob } from '~/db/kit/jobs'
import { signedForward } from '~/functions/kit/forward'
import { type Emulator, startEmulator } from '~/functions/local/emulator'
import { sendLetter } from '~/workflows/billing/send-invoice'
import { enqueue } from '~/workflows/kit/jobs'
import { type House, house } from '../kit/house'
import { TEST_SECRETS } from '../kit/settings'

let portal: House
let emulator: Emulator

/** The handlers as the cloud calls them: settings from the environment, events as AWS words them. */
beforeAll(async () => {
  portal = await house({ now: new Date().toISOString() })
  emulator = await startEmulator({ folder: null, region: 'ap-southeast-1' })
  const told = {
    ...TEST_SECRETS,
    PORTAL_STAGE: 'tests',
    PORTAL_MAIL: 'ses',
    DATABASE_URL: portal.appUrl,
    PORTAL_PUBLIC_URL: portal.parts.settings.publicUrl,
    AWS_ENDPOINT: emulator.endpoint,
    AWS_LOCAL_KEY: emulator.accessKey,
    PORTAL_QUEUE_URL: emulator.queueUrl,
    PORTAL_DEAD_LETTER_URL: emulator.deadLetterUrl,
    PORTAL_BUCKET: emulator.bucket,
  }
  for (const [name, value] of Object.entries(told)) vi.stubEnv(name, value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await emulator.stop()
})

describe('the Lambda behind the edge', () => {
  const ask = async (request: Request) => {
    const { handler } = await import('~/functions/lambda')
    const { pathname, search } = new URL(request.url)
    const event = {
      version: '2.0',
      routeKey: '$default',
      rawPath: pathname,
      rawQueryString: search.slice(1),
      headers: Object.fromEntries(request.headers),
      requestContext: { domainName: 'lambda.example', http: { method: request.method, path: pathname } },
      body: request.method === 'GET' ? null : await request.text(),
      isBase64Encoded: false,
    }
    return (await handler(event as never, {} as LambdaContext)) as unknown as { statusCode: number; body: string }
  }
  const signed = (path: string, init?: RequestInit) =>
    signedForward(
      new Request(`https://portal.example/api${path}`, init),
      'https://lambda.example',
      TEST_SECRETS.PORTAL_FORWARD_SECRET,
      new Date(),
    )

  test('answers a signed event and refuses any other', async () => {
    const headers = { authorization: `Bearer ${await portal.tokenOf('dispatcher')}` }
    const session = await ask(await signed('/session', { headers }))
    expect(session.statusCode).toBe(200)
    expect(JSON.parse(session.body)).toMatchObject({ user: { username: 'dispatcher' } })
    expect((await ask(new Request('https://lambda.example/api/session', { headers }))).statusCode).toBe(403)
  })

  test('a signed body arrives as it left', async () => {
    const body = JSON.stringify({ username: 'nobody – 没有人', password: 'x'.repeat(20) })
    const answer = await ask(
      await signed('/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    )
    expect(answer.statusCode).toBe(401)
  })
})

test('the job consumer names the messages that are to come again and no others', async () => {
  const { handler } = await import('~/functions/jobs')
  const row = await portal.given(work =>
    enqueue(work, { send: async () => {} }, sendLetter, { not: 'an input' } as never),
  )
  const done = await portal.given(work => enqueue(work, { send: async () => {} }, sendLetter, {} as never))
  await changeJob(portal.db.sql, done.id, { status: 'done', finishedAt: portal.clock.at })
  const answer = await handler({
    Records: [
      { messageId: 'done', body: JSON.stringify({ jobId: done.id, kind: sendLetter.kind }) },
      { messageId: 'broken', body: '{' },
      {
        messageId: 'unknown',
        body: JSON.stringify({ jobId: '01a1f8b3-7aff-7517-8ddf-000000000000', kind: sendLetter.kind }),
      },
      { messageId: 'refused', body: JSON.stringify({ jobId: row.id, kind: sendLetter.kind }) },
    ],
  })
  const failed = answer.batchItemFailures.map(each => each.itemIdentifier)
  expect(failed).toEqual(['broken', 'unknown'])
  // An input that its contract refuses is refused however often it comes.
  expect(await findJob(portal.db.sql, row.id)).toMatchObject({ status: 'failed', attempts: 1 })
})

test('the crons sweep and seal', async () => {
  const cron = await import('~/functions/cron')
  expect(await cron.sweep()).toEqual({ sent: expect.any(Number) })
  expect(await cron.seal()).toEqual({ sealed: expect.any(Number) })
})

import { describe, expect, test } from 'vitest'
import { infra, SECRETS } from '~/functions/kit/infra'
import { linked, settingName } from '~/functions/kit/linked'
import { makeSecrets, secretSettings } from '~/functions/local/secrets'
import { pageSettings, settings } from '~/functions/settings'
import { type Recorded, recorder } from './recorder'

const stack = (stage: string) => {
  const { cloud, made } = recorder()
  const outputs = infra(cloud, stage)
  const one = (kind: string, name: string) => made.find(each => each.kind === kind && each.name === name) as Recorded
  return { made, outputs, one }
}

describe('the stack of a stage', () => {
  test('has exactly these resources', () => {
    const { made } = stack('production')
    expect(made.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'Bucket Anchors',
      'Bucket Files',
      'Cron BatchFiles',
      'Cron ClearYards',
      'Cron FollowConcretes',
      'Cron FollowPlans',
      'Cron ForgetPositions',
      'Cron ProveAudit',
      'Cron RemindOverdue',
      'Cron ScanFiles',
      'Cron SealAudit',
      'Cron SweepJobs',
      'Cron TellPeople',
      'Cron TrainStrength',
      'Cron WatchHealth',
      'Function Api',
      'Function Web',
      'Queue DeadJobs',
      'Queue Jobs',
      'Router Router',
      'Secret AnchorKey',
      'Secret CookieSecret',
      'Secret DatabaseUrl',
      'Secret FactorSecret',
      'Secret ForwardSecret',
      'Secret LinkSecret',
      'Secret MailFrom',
      'Secret TokenKey',
      'Worker Edge',
      'route / Web',
      'route /api Edge',
      'subscribe Jobs',
    ])
  })

  test('a job message fails five times before it is set aside for 14 days, and hides six times as long as a run', () => {
    const { one } = stack('production')
    const { dlq, visibilityTimeout } = one('Queue', 'Jobs').args as never as Jobs
    expect(dlq).toEqual({ queue: 'DeadJobs.arn', retry: 5 })
    const { handler, timeout } = one('subscribe', 'Jobs').args as never as { handler: string; timeout: string }
    expect(handler).toBe('functions/jobs.handler')
    expect(minutes(visibilityTimeout)).toBeGreaterThanOrEqual(6 * minutes(timeout))
    const dead = one('Queue', 'DeadJobs').args as never as { transform: { queue: { messageRetentionSeconds: number } } }
    expect(dead.transform.queue.messageRetentionSeconds).toBe(1_209_600)
  })

  test('the consumer answers per message and its number is bounded', () => {
    const more = stack('production').one('subscribe', 'Jobs').more as never as Subscription
    expect(more.batch).toEqual({ size: 10, partialResponses: true })
    expect(more.transform.eventSourceMapping.scalingConfig.maximumConcurrency).toBe(10)
  })

  test('the Worker gets its secrets as secrets and knows the Lambda behind it', () => {
    const { one } = stack('production')
    const { link, environment } = one('Worker', 'Edge').args as never as {
      link: { name: string }[]
      environment: object
    }
    expect(link.map(each => each.name).sort()).toEqual(
      SECRETS.filter(name => name !== 'AnchorKey' && name !== 'FactorSecret').sort(),
    )
    expect(environment).toEqual({
      PORTAL_STAGE: 'production',
      PORTAL_PUBLIC_URL: 'https://portal.readymix.example',
      PORTAL_LAMBDA_URL: 'Api.url',
      PORTAL_TRACES_PERCENT: '10',
    })
  })

  test('the web knows neither the database nor the token key, and learns the address of a viewer from the router', () => {
    const { one } = stack('production')
    const { environment } = one('Function', 'Web').args as never as { environment: Record<string, string> }
    expect(Object.keys(environment).sort()).toEqual([
      'NODE_ENV',
      'PORTAL_API_URL',
      'PORTAL_FORWARD_SECRET',
      'PORTAL_PUBLIC_URL',
    ])
    expect(environment.NODE_ENV).toBe('production')
    const real = { PORTAL_API_URL: 'https://api.example', PORTAL_FORWARD_SECRET: 'f'.repeat(32) }
    expect(pageSettings({ ...environment, ...real }).publicUrl).toBe('https://portal.readymix.example')
    expect(JSON.stringify(one('Router', 'Router').args)).toContain('x-viewer-address')
  })

  test('what a Lambda is told passes the settings check', () => {
    const { environment } = stack('staging').one('Function', 'Api').args as never as {
      environment: Record<string, string>
    }
    const real = {
      ...secretSettings(makeSecrets()),
      DATABASE_URL: 'postgresql://portal_app:secret@db.example:5432/portal',
      PORTAL_MAIL_FROM: 'billing@readymix.example',
      PORTAL_QUEUE_URL: 'https://sqs.example/jobs',
      PORTAL_DEAD_LETTER_URL: 'https://sqs.example/dead',
      PORTAL_BUCKET: 'files-staging',
      PORTAL_ANCHOR_BUCKET: 'anchors-staging',
    }
    const filled = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, real[key as never] ?? value]),
    )
    const told = settings(filled)
    expect(told).toMatchObject({ stage: 'staging', cloud: true, publicUrl: 'https://staging.portal.readymix.example' })
    for (const name of SECRETS) expect(environment).toHaveProperty(settingName(name), `${name}.value`)
  })

  test('what is anchored of the audit trail nobody removes for seven years', () => {
    const { one } = stack('production')
    expect(one('Bucket', 'Anchors').args).toMatchObject({
      versioning: true,
      transform: { bucket: { objectLockEnabled: true } },
    })
    const { environment } = one('Function', 'Api').args as never as { environment: Record<string, string> }
    expect(environment).toMatchObject({ PORTAL_ANCHOR_BUCKET: 'Anchors', PORTAL_ANCHOR_LOCK_DAYS: '2557' })
    expect(one('Cron', 'ProveAudit').args).toMatchObject({ function: { handler: 'functions/cron.prove' } })
  })

  test('a linked secret reaches the Worker under its setting name', () => {
    const bound = {
      SST_RESOURCE_TokenKey: '{"value":"k","type":"sst.sst.Secret"}',
      SST_RESOURCE_App: '{"name":"x"}',
      PORTAL_STAGE: 'a',
    }
    expect(linked(bound)).toMatchObject({ PORTAL_TOKEN_KEY: 'k', PORTAL_STAGE: 'a' })
    expect(SECRETS.map(settingName)).toEqual([
      'DATABASE_URL',
      'PORTAL_TOKEN_KEY',
      'PORTAL_ANCHOR_KEY',
      'PORTAL_FORWARD_SECRET',
      'PORTAL_LINK_SECRET',
      'PORTAL_COOKIE_SECRET',
      'PORTAL_FACTOR_SECRET',
      'PORTAL_MAIL_FROM',
    ])
  })

  test('stages share nothing by name, and only production is without a demo', () => {
    const environment = (stage: string) =>
      (stack(stage).one('Function', 'Api').args as never as { environment: Record<string, string> }).environment
    expect(environment('production').PORTAL_DEMO).toBe('0')
    expect(environment('alice').PORTAL_DEMO).toBe('1')
    expect(stack('alice').one('Router', 'Router').args).toMatchObject({
      domain: { name: 'alice.portal.readymix.example' },
    })
    expect(stack('production').one('Router', 'Router').args).toMatchObject({
      domain: { name: 'portal.readymix.example' },
    })
  })
})

type Jobs = { dlq: object; visibilityTimeout: string }
type Subscription = {
  batch: object
  transform: { eventSourceMapping: { scalingConfig: { maximumConcurrency: number } } }
}
const minutes = (text: string) => Number(/^(\d+) minutes$/.exec(text)?.[1])

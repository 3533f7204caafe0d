import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { infra } from '~/functions/kit/infra'
import { cloudParts } from '~/functions/kit/parts/cloud'
import { traced } from '~/functions/kit/parts/traced'
import { StageSettings } from '~/functions/kit/stage'
import { serverBundle } from '~/functions/local/bundle.mjs'
import { front } from '~/functions/local/front'
import { house } from '../kit/house'
import { TEST_SECRETS, testSettings } from '../kit/settings'
import { recorder } from './recorder'
import { traceCollector } from './trace-collector'
import { openTraced } from './trace-portal'

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const Made = z.object({ environment: z.record(z.string(), z.unknown()) })

test('what a screen asks is part of the trace that the screen is part of', async () => {
  const asked: (string | null)[] = []
  const house = front({
    api: request => new Response(void asked.push(request.headers.get('traceparent'))),
    assets: async () => null,
    web: (_, { api }) => api(new Request('http://portal/api/session')),
  })
  const headers = { traceparent: TRACEPARENT }
  await house.answer(new Request('http://portal/orders', { headers }), 'unknown')
  await house.answer(new Request('http://portal/orders'), 'unknown')
  expect(asked).toEqual([TRACEPARENT, null])
})

test('functions of a stage tell the collector that it names; the Worker needs none', () => {
  const told = (given: object) => {
    const { cloud, made } = recorder()
    infra(cloud, 'staging', StageSettings.parse(given))
    const of = (name: string) => Made.parse(made.find(one => one.name === name)?.args).environment
    return { api: of('Api'), edge: of('Edge') }
  }
  expect(told({})).toMatchObject({ api: { PORTAL_TRACES_PERCENT: '10' }, edge: { PORTAL_TRACES_PERCENT: '10' } })
  expect(told({}).api).not.toHaveProperty('PORTAL_TRACES_URL')
  const named = told({ PORTAL_TRACES_URL: 'https://traces.example', PORTAL_TRACES_PERCENT: '2' })
  expect(named.api).toMatchObject({ PORTAL_TRACES_URL: 'https://traces.example', PORTAL_TRACES_PERCENT: '2' })
  expect(named.edge).toMatchObject({ PORTAL_TRACES_PERCENT: '2' })
  expect(named.edge).not.toHaveProperty('PORTAL_TRACES_URL')
  // What a collector of the cloud knows its customer by is a secret; one of an inner network knows nobody.
  expect(named.api).toHaveProperty('PORTAL_TRACES_HEADERS')
  expect(named.edge).not.toHaveProperty('PORTAL_TRACES_HEADERS')
  expect(told({ PORTAL_TRACES_URL: 'http://10.0.0.7:4318' }).api).not.toHaveProperty('PORTAL_TRACES_HEADERS')
})

test('headers of a collector are names with values; anything else ends in a sentence without the key', () => {
  const { traces } = testSettings({ PORTAL_TRACES_HEADERS: 'x-team=abc%20d, authorization=Basic%20eDp5PQ==' })
  expect(traces.headers).toEqual({ 'x-team': 'abc d', authorization: 'Basic eDp5PQ==' })
  for (const wrong of ['hush-hush', 'a b=hush-hush', 'x-team=hush-hush%0d%0aset: 1', 'x-team=%hush-hush', '=hush-hush'])
    expect(() => testSettings({ PORTAL_TRACES_HEADERS: wrong })).toThrow(/^(?!.*hush).*PORTAL_TRACES_HEADERS/s)
})

test('a function of the cloud tells it too, when it is asked to before the machine sleeps', async () => {
  const portal = await house()
  const collector = await traceCollector()
  const parts = await traced(
    cloudParts({
      ...TEST_SECRETS,
      PORTAL_STAGE: 'staging',
      PORTAL_PUBLIC_URL: portal.parts.settings.publicUrl,
      DATABASE_URL: portal.appUrl,
      PORTAL_QUEUE_URL: 'https://sqs.example/jobs',
      PORTAL_BUCKET: 'files-staging',
      PORTAL_TRACES_URL: `${collector.url}/`,
      PORTAL_TRACES_HEADERS: 'authorization=Bearer%20of-the-collector',
    }),
  )
  parts.clock = portal.clock
  const authorization = `Bearer ${await portal.tokenOf('dispatcher')}`
  const headers = { authorization, traceparent: TRACEPARENT }
  const { status } = await buildApi(parts, fullDoor).request('/api/session', { headers })
  expect(status).toBe(200)
  await parts.tracer?.flush()
  await parts.tracer?.stop()
  await parts.db.close()
  await collector.stop()
  expect(collector.paths[0]).toBe('POST /v1/traces')
  expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer of-the-collector' })
  const request = collector.spans.find(({ name }) => name === 'GET /session')
  expect(request).toMatchObject({ of: { 'deployment.environment.name': 'staging' } })
  expect(collector.spans.filter(({ parent }) => parent === request?.id).map(({ name }) => name)).toContain(
    'select session',
  )
})

test('without a collector nothing is traced, and a start does not load the packages', async () => {
  const plain = await openTraced(await house(), null)
  expect(plain.parts.tracer).toBeUndefined()
  expect((await plain.ask('GET', '/api/session', { traceparent: TRACEPARENT })).status).toBe(200)

  const entry = await serverBundle()
  for (const of of ['portal', 'answering']) {
    const loaded = loadedFrom(entry.replace(/portal\.mjs$/, ''), `${of}.mjs`)
    expect(loaded.files.length).toBeGreaterThan(2)
    expect([...loaded.packages].filter(name => name.startsWith('@opentelemetry/'))).toEqual([])
    expect(loaded.later).toEqual([expect.stringMatching(/^collector/)])
  }
}, 120_000)

/** What is loaded with a file of the bundle, and which of our modules that trace are there for later. */
function loadedFrom(folder: string, entry: string) {
  const files = [entry]
  const packages = new Set<string>()
  const later = new Set<string>()
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, from] of text.matchAll(/^\s*(?:import|export)\b[^;'"]*?["']([^"']+)["'];?$/gm)) {
      if (!from!.startsWith('.')) packages.add(from!)
      else if (!files.includes(basename(from!))) files.push(basename(from!))
    }
    for (const [, from] of text.matchAll(/\bimport\(["']\.\/(collector[^"']*)["']\)/g)) later.add(from!)
  }
  return { files, packages, later: [...later] }
}

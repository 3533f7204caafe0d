import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/users/demo-people'
import { heldBy } from '../kit/held'
import type { House } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { openCompany } from './company'
import { recorder } from './recorder'

const run = promisify(execFile)
const native = `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`

let portal: House
let server: Server
let base: string
let recorded: ReturnType<typeof recorder>

/** The demo company behind a real port; its clock runs ahead of the real time, as an administrator moves it. */
beforeAll(async () => {
  portal = await openCompany(12)
  Object.assign(portal.parts.settings, { demo: true })
  const wall = portal.clock.now()
  Object.assign(portal.clock, {
    wall: () => wall,
    shiftTo: (minutes: number) => {
      portal.clock.at = new Date(wall.getTime() + minutes * 60_000)
    },
  })
  recorded = recorder(portal.api, heldBy(portal.api))
  server = createServer(getRequestListener(recorded.answer))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

test('the types that openapi-typescript makes of the document compile with a client, as strictly as it goes', async () => {
  const document = await (await fetch(`${base}/api/openapi.json`)).text()
  mkdirSync('.cache/client', { recursive: true })
  writeFileSync('.cache/client/api.ts', astToString(await openapiTS(JSON.parse(document))))
  const [tsc, ...more] = existsSync(native) ? [native] : [process.execPath, 'node_modules/typescript/bin/tsc']
  const { stdout } = await run(tsc!, [...more, '-p', 'tests/scenarios/client']).catch(error => error)
  expect(stdout).toBe('')
}, 180_000)

test('the client drives an order to its invoice over HTTP', async () => {
  const { stdout } = await run(process.execPath, [
    '--experimental-strip-types',
    '--no-warnings',
    'tests/scenarios/client/order-to-invoice.ts',
    base,
    DEMO_PASSWORD,
  ])
  expect(JSON.parse(stdout)).toMatchObject({ order: expect.stringMatching(/^W-261121-\d{3}$/), total: '3292.89' })
  await portal.runJobs()
  expect(portal.letters.map(({ to }) => to)).toEqual([['accounts@kallang-basin.example']])
  expect(recorded.unlike, 'answers unlike their schema').toEqual([])
  expect(portal.defects).toEqual([])
  if (process.env.PORTAL_EXAMPLES === 'write') recorded.write('functions/contract/examples.json')
}, 180_000)

test('what must always hold, holds', () => expectInvariants(portal), 60_000)

import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { attachments, auditLines } from '~/db/kit/tables'
import { clamd, scannerOf } from '~/functions/kit/parts/clamd'
import { settings } from '~/functions/settings'
import { scanFiles } from '~/workflows/kit/scan-files'
import { clamdServer, EICAR } from '../kit/clamd'
import { givenRegion } from '../kit/given/customers'
import { givenPlant, givenTruck } from '../kit/given/fleet'
import { house } from '../kit/house'
import { newFolder } from '../kit/portal'
import { TEST_SECRETS } from '../kit/settings'

const portal = await house()
const region = await givenRegion(portal)
const plant = await givenPlant(portal, { regionId: region.id })
const truck = await givenTruck(portal, { mainPlantId: plant.id })
const server = await clamdServer()
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(() => {
  server.state.how = 'scan'
  portal.parts.scanner = clamd(server.address, 500)
})

async function upload(path: string, content: string, fields: Record<string, string> = {}, name = 'note.txt') {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new File([content], name))
  const headers = { authorization: `Bearer ${await portal.tokenOf('admin')}` }
  const answer = await portal.api.request(`/api${path}`, { method: 'POST', headers, body: form })
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
  return { status: answer.status, body: (await answer.json()) as any }
}
const send = (content: string) => upload(`/attachment/${truck.id}/upload`, content, { subject: 'truck' })
const download = async (id: string) => portal.as('admin').post(`/attachment/download/${id}`)
const rows = async () =>
  (await portal.as('admin').get(`/attachment/list?subject=truck&subjectId=${truck.id}`)).body.rows
const heldFor = async () =>
  (await portal.as('it_support').get('/support/health')).body.readings.find(
    ({ id }: { id: string }) => id === 'filesHeld',
  )

describe('INSTREAM', () => {
  test('a clean file, an infected one and one in many chunks, over TCP and over a socket file', async () => {
    const overFile = await clamdServer({ at: join(newFolder(), 'clamd.ctl') })
    for (const { address, state } of [server, overFile]) {
      const { scan } = clamd(address)
      expect(await scan(bytes('concrete'))).toEqual({ clean: true })
      expect(await scan(bytes(EICAR))).toEqual({ clean: false, found: 'Eicar-Test-Signature' })
      expect(await scan(new Uint8Array(700_001))).toEqual({ clean: true })
      expect(state.received).toBe(700_001)
      expect(await scan(new Uint8Array(0))).toEqual({ clean: true })
    }
  })

  test('what is longer than the scanner takes is not clean, though it hangs up on the way', async () => {
    const small = await clamdServer({ most: 100_000 })
    const verdict = await clamd(small.address).scan(new Uint8Array(8_000_000))
    expect(verdict).toEqual({ clean: false, found: 'more than the virus scanner takes' })
  })

  test('nobody there, a broken connection, silence and an error of its own are no verdict', async () => {
    const gone = await clamdServer()
    await gone.stop()
    await expect(clamd(gone.address).scan(bytes('a'))).rejects.toThrow('ECONNREFUSED')
    for (const [how, why] of [
      ['hang up', /hung up|ECONNRESET|EPIPE/],
      ['silent', 'does not answer'],
      ['error', "Can't allocate memory"],
    ] as const) {
      server.state.how = how
      await expect(clamd(server.address, 300).scan(bytes('a')), how).rejects.toThrow(why)
    }
  })

  test('the setting names a place or none, and nothing else', () => {
    const told = (PORTAL_SCANNER?: string) =>
      settings({ DATABASE_URL: 'postgresql://a:b@localhost/c', ...TEST_SECRETS, PORTAL_SCANNER })
    expect(scannerOf(told())).toEqual({})
    expect(scannerOf(told('none'))).toEqual({})
    for (const place of ['tcp://[::1]:3310', 'unix:///run/clamav/clamd.ctl'])
      expect(scannerOf(told(place))).toHaveProperty('scanner')
    for (const wrong of ['localhost', 'tcp://clamd', 'http://clamd:3310', 'unix://clamd'])
      expect(() => told(wrong), wrong).toThrow('PORTAL_SCANNER')
  })
})

describe('files of a record', () => {
  test('an infected file is refused in its field and leaves neither row nor bytes; a clean one is given out', async () => {
    const before = [portal.files.size, (await rows()).length]
    const refused = await send(EICAR)
    expect([refused.status, refused.body.errors.file[0]]).toEqual([
      422,
      'The file was refused by the virus scanner: Eicar-Test-Signature',
    ])
    expect([portal.files.size, (await rows()).length]).toEqual(before)
    const { body } = await send('clean')
    expect(body.scan).toBe('clean')
    expect((await download(body.id)).body).toBe('clean')
  })

  test('while the scanner is away a file is held and told on the screen of IT, and tried again', async () => {
    server.state.how = 'hang up'
    const [good, bad] = [(await send('good')).body, (await send(EICAR)).body]
    expect([good.scan, bad.scan]).toEqual(['waiting', 'waiting'])
    expect((await download(good.id)).status).toBe(409)
    portal.clock.at = new Date(portal.clock.at.getTime() + 301_000)
    expect(await heldFor()).toMatchObject({ value: 301, late: true })
    expect(await scanFiles(portal.parts)).toBe(0)
    expect((await download(good.id)).status).toBe(409)

    server.state.how = 'scan'
    const bytesBefore = portal.files.size
    expect(await scanFiles(portal.parts)).toBe(2)
    expect((await download(good.id)).status).toBe(200)
    const gone = await download(bad.id)
    expect([gone.status, gone.body.detail]).toEqual([409, 'The virus scanner removed this file: Eicar-Test-Signature'])
    expect(portal.files.size).toBe(bytesBefore - 1)
    expect((await rows()).find(({ id }: { id: string }) => id === bad.id)).toMatchObject({
      scan: 'infected',
      found: 'Eicar-Test-Signature',
    })
    const trail = await portal.db.sql.select().from(auditLines).where(eq(auditLines.subjectId, bad.id))
    expect(trail.map(({ action, actorName }) => [action, actorName])).toContainEqual(['scan', 'System'])
    expect(await heldFor()).toMatchObject({ value: 0, late: false })
    expect(await scanFiles(portal.parts)).toBe(0)
  })

  test('without a scanner files are open and marked as not scanned; one that comes later scans them too', async () => {
    delete portal.parts.scanner
    const { body } = await send(EICAR)
    expect([body.scan, (await download(body.id)).status, await scanFiles(portal.parts)]).toEqual(['none', 200, 0])
    portal.parts.scanner = clamd(server.address)
    expect(await scanFiles(portal.parts)).toBe(1)
    const [row] = await portal.db.sql.select().from(attachments).where(eq(attachments.id, body.id))
    expect(row).toMatchObject({ scan: 'infected' })
    expect((await download(body.id)).status).toBe(409)
  })

  test('one file that the scanner stumbles over keeps no other waiting', async () => {
    server.state.how = 'hang up'
    const [first, second] = [(await send('stumble')).body, (await send('walk')).body]
    const over = clamd(server.address)
    server.state.how = 'scan'
    portal.parts.scanner = {
      scan: async file => {
        if (new TextDecoder().decode(file) === 'stumble') throw new Error('crashed')
        return over.scan(file)
      },
    }
    expect(await scanFiles(portal.parts)).toBe(1)
    expect([(await download(first.id)).status, (await download(second.id)).status]).toEqual([409, 200])
  })
})

test('a file of rows is not read before it is scanned: infected 422, and 503 while the scanner is away', async () => {
  const path = '/pass/assignees/upload'
  const infected = await upload(path, `a,b\n${EICAR}`, {}, 'rows.csv')
  expect([infected.status, infected.body.detail]).toEqual([
    422,
    'The file was refused by the virus scanner: Eicar-Test-Signature',
  ])
  server.state.how = 'hang up'
  expect((await upload(path, 'a,b\n1,2', {}, 'rows.csv')).status).toBe(503)
})

import { sql as raw } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { addMinutes } from '~/domain/kit/time'
import { givenLaboratory, givenSampled, givenSet, type Laboratory } from '../kit/given/cylinders'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
/** The specimens were cast at nine in the morning in Singapore; the file is taken a day later. */
const CAST = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let setId: string
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  setId = (await givenSampled(portal, world, 0, CAST)).set.id
  portal.clock.at = addMinutes(new Date(NOW), 1440)
})

/** Half-hourly readings of two sensors from an hour before casting, in the words of a logger. */
const lines = (hours: number, celsius: (hour: number) => string = hour => (30 + hour).toFixed(1).replace('.', ',')) => [
  'Serial number: SR-0042',
  'Timestamp;Core (°C);Cover (°C);Maturity (°C-hrs)',
  ...Array.from({ length: 2 * hours + 3 }, (_, step) => {
    const hour = step / 2 - 1
    const at = addMinutes(new Date('2026-11-20T09:00:00.000Z'), hour * 60).toISOString()
    return `${at.slice(8, 10)}/11/2026 ${at.slice(11, 16)};${celsius(Math.max(0, hour))};30;0`
  }),
]
const send = async (as: string, text: string, fields: Record<string, string> = {}, id = setId) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([text], 'sensor.csv', { type: 'text/csv' }))
  const answer = await portal.api.request(`/api/cylinder-test/upload-temperature/${id}`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${await portal.tokenOf(as)}` } },
  })
  return { status: answer.status, body: await answer.json() }
}
const seen = async (query = '') => (await portal.as('lab').get(`/cylinder-test/maturity/${setId}${query}`)).body

test('a file of a logger becomes a record a sensor, and the same file twice adds nothing', async () => {
  const first = await send('lab', lines(8).join('\n'))
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(first.body).toMatchObject({
    ...{ added: 34, before: 4, leftOut: ['Maturity (°C-hrs)'] },
    channels: [
      { channel: 'Core', added: 17, readings: 17 },
      { channel: 'Cover', added: 17, readings: 17 },
    ],
  })
  expect((await send('lab', lines(8).join('\n'))).body).toMatchObject({ added: 0 })
  // What the logger measured since is added to what is there.
  expect((await send('lab', lines(10).join('\n'))).body).toMatchObject({ added: 8 })
  const { records } = await seen()
  expect(
    records.map((of: { channel: string; version: number; readings: number }) => [of.channel, of.version, of.readings]),
  ).toEqual([
    ['Core', 2, 21],
    ['Cover', 2, 21],
  ])
  const { rows } = await auditTrail(
    portal.db.sql,
    { subject: 'temperature_record', subjectId: records[0].id },
    { limit: 9, offset: 0 },
  )
  expect(rows.map(({ action }) => action)).toEqual(['add readings', 'upload'])
  expect(JSON.stringify(rows)).not.toContain('points')
})

test('maturity is of the readings since casting, by the function that is set', async () => {
  const { records, rules, mix, asked } = await seen()
  // From 30 to 40 °C in ten hours: 35 · 10 = 350 °C·h; the portal counts equivalent age at 20 °C: more than the hours.
  expect(rules.method).toBe('equivalent-age')
  expect(records[0].summary).toMatchObject({ hours: 10, gaps: [], peak: { hours: 10, celsius: 40 } })
  expect(records[0].summary.value).toBeGreaterThan(17)
  expect(records[0].summary.value).toBeLessThan(25)
  expect(records[1].summary.value).toBeCloseTo(10 * Math.exp((41_500 / 8.314) * (1 / 293.15 - 1 / 303.15)), 6)
  expect(records[0].forecast).toBeNull()
  // The mix has no results: it says which are missing.
  expect(mix).toMatchObject({ curve: null, points: [] })
  expect(mix.why).toMatch(/1, 3, 7, 14 and 28 days/)
  expect(asked).toBe(22)
  expect((await seen('?asked=30')).asked).toBe(30)
  expect((await portal.as('lab').get(`/cylinder-test/maturity/${setId}?asked=lots`)).status).toBe(422)
})

test('what does not fit is refused with its row and changes nothing', async () => {
  const before = await seen()
  const why = async (text: string, fields?: Record<string, string>) => {
    const { status, body } = await send('lab', text, fields)
    return [status, body.errors?.file?.[0] ?? body.detail]
  }
  const broken = lines(3)
  broken[6] = '20/11/2026 08:00;31;30;0'
  expect(await why(broken.join('\n'))).toEqual([422, 'Row 7: its time is not later than that of the row before'])
  expect(await why(lines(4, () => '85.5').join('\n'))).toEqual([
    422,
    'Row 5: 85.5 °C, but the record already has 30 °C at this time. Is the file of another sensor?',
  ])
  expect(await why(lines(30).join('\n'))).toEqual([422, 'Row 54: its time is in the future'])
  expect(await why('Timestamp;Core (°C)\n18/11/2026 10:00;30\n18/11/2026 11:00;31')).toEqual([
    422,
    '“Core” has no readings after casting. Is the file of another pour?',
  ])
  expect(await why('Load;Strength\n1;2')).toEqual([422, expect.stringContaining('no headings')])
  expect((await send('lab', lines(3).join('\n'), { measures: 'air' })).status).toBe(422)
  expect(await seen()).toEqual(before)
})

test('who may: the laboratory of the plant uploads, a manager of tests removes, others see none', async () => {
  expect((await send('lab_9', lines(3).join('\n'))).status).toBe(404)
  expect((await portal.as('lab_9').get(`/cylinder-test/maturity/${setId}`)).status).toBe(404)
  expect((await send('house_manager', lines(3).join('\n'))).status).toBe(403)
  const { set } = await givenSet(portal, world, 1)
  expect((await send('lab', lines(3).join('\n'), {}, set.id)).status).toBe(409)
  const [core] = (await seen()).records
  const remove = (as: string, version: number) =>
    portal.as(as).delete(`/cylinder-test/temperature-record/${core.id}?version=${version}`)
  expect((await remove('lab_9', core.version)).status).toBe(404)
  expect((await remove('lab', core.version - 1)).status).toBe(409)
  expect((await remove('lab', core.version)).status).toBe(200)
  expect((await seen()).records).toHaveLength(1)
})

test('a logger without a zone tells the time of its plant', async () => {
  const { set } = await givenSampled(portal, world, 0, CAST)
  await portal.given(async ({ sql }) => {
    await sql.execute(raw`update region set zone = 'Asia/Tokyo' where id = ${set.regionId}`)
  })
  const { status, body } = await send('lab', lines(8).join('\n'), {}, set.id)
  await portal.given(async ({ sql }) => {
    await sql.execute(raw`update region set zone = 'Asia/Singapore' where id = ${set.regionId}`)
  })
  // An hour earlier than in Singapore: two more of the readings lie before casting.
  expect([status, body.before]).toEqual([200, 8])
})

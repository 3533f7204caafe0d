import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLines } from '~/db/kit/tables'
import { addMinutes } from '~/domain/kit/time'
import { detailOf, givenLaboratory, givenSampled, reading } from '../kit/given/cylinders'
import { house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'

test('a reading whose answer was lost is saved once, is no conflict with itself, and keeps the minute of its press', async () => {
  const portal = await house({ now: NOW })
  const { set } = await givenSampled(portal, await givenLaboratory(portal))
  const read = addMinutes(new Date(NOW), 7 * 1440)
  portal.clock.at = read
  const age = (await detailOf(portal, set.id)).ages.find((of: { ageDays: number }) => of.ageDays === 7)
  const dry = {
    ...{ part: 'dry', id: age.id, version: age.version, testedAt: read.toISOString() },
    specimens: age.specimens.map((of: { id: string }) => reading(of.id, 600)),
  }
  const send = (key: string) =>
    portal.as('lab').post('/cylinder-test/update-by-lab', dry, { key, headers: { 'x-done-at': read.toISOString() } })
  portal.clock.at = addMinutes(read, 20)
  const first = await send('kept-at-the-press-1')
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const again = await send('kept-at-the-press-1')
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect((await send('kept-at-the-press-2')).status).toBe(409)
  const lines = await portal.db.sql.select().from(auditLines).where(eq(auditLines.subjectId, age.id))
  const tested = lines.filter(({ action }) => action === 'test')
  expect(tested).toMatchObject([{ at: portal.clock.at, doneAt: read }])
})

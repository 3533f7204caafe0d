import { beforeAll, expect, test } from 'vitest'
import { bookOrder, type Dispatch, givenDispatch, givenLoadStatus, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

const asked = (startTime: string) => ({ quantity: '27', startTime, loadSize: '9.00', unloadingMinutes: 10 })
const read = async (id: string) => (await portal.as('dispatcher').get(`/order/${id}`)).body
const undo = (id: string, version: number, who = 'dispatcher') =>
  portal.as(who).post(`/order/${id}/undo-cut`, { version })
const sizes = async (id: string) => (await loadsOfOrder(portal, id)).map(load => load.quantity)

/** An order of three loads, changed once more. */
async function changed(startTime: string, more: object) {
  const { id, version } = await bookOrder(portal, at, asked(startTime))
  const fields = { ...orderOf(at, asked(startTime)), ...more, id, version }
  const { status, body } = await portal.as('dispatcher').put('/order', fields)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { id: string; version: number }
}
const CUT = { loadSize: '7.00', unloadingMinutes: 8 }

test('an order says what its loads were before they were cut, and one call has them so again, once', async () => {
  const { id, version } = await changed('08:00', CUT)
  expect(await sizes(id)).not.toContain('9.00')
  expect((await read(id)).cutFrom).toBe('9.00')
  const { status, body } = await undo(id, version)
  expect([status, body.loads]).toEqual([200, 3])
  const { cutFrom, loadSize, unloadingMinutes } = await read(id)
  expect([cutFrom, loadSize, unloadingMinutes, await sizes(id)]).toEqual([null, '9.00', 10, ['9.00', '9.00', '9.00']])
  const again = await undo(id, body.version)
  expect([again.status, again.body.facts.rule]).toEqual([409, 'cut'])
})

test('nothing is undone where something else was changed with it or since, or a load is called', async () => {
  const both = await changed('10:00', { ...CUT, remarks: 'Gate 3' })
  const since = await changed('12:00', CUT)
  const fields = { ...orderOf(at, { ...asked('12:00'), ...CUT }), id: since.id, version: since.version }
  since.version = (await portal.as('dispatcher').put('/order', { ...fields, remarks: 'Gate 3' })).body.version
  const called = await changed('14:00', CUT)
  await givenLoadStatus(portal, called.id, 'called', loadNo => loadNo === 1)
  for (const { id, version } of [both, since, called]) {
    const before = await sizes(id)
    expect((await read(id)).cutFrom).toBeNull()
    expect((await undo(id, version)).body.facts).toMatchObject({ rule: 'cut' })
    expect(await sizes(id)).toEqual(before)
  }
})

test('it is for who changes orders of the region, with the version that was seen', async () => {
  const { id, version } = await changed('16:00', CUT)
  await portal.person('dispatcher_far', { roles: ['dispatcher'], regionIds: [] })
  expect((await undo(id, version, 'dispatcher_far')).status).toBe(404)
  expect((await undo(id, version, 'lab')).status).toBe(403)
  expect((await undo(id, version - 1)).status).toBe(409)
  expect((await portal.as('dispatcher').post(`/order/${id}/undo-cut`, {})).body.errors).toHaveProperty('version')
  expect((await read(id)).cutFrom).toBe('9.00')
})

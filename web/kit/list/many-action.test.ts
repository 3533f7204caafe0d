import { expect, test } from 'vitest'
import type { StatusOfMany } from '~/domain/kit/many'
import { actOnMany } from './many-action'

const row = (at: number, active = true) => ({ id: `id-${at}`, version: at + 1, active, name: `Truck ${at}` })

function list(count: number, active: (at: number) => boolean = () => true) {
  const asked: Record<string, string>[] = []
  const sent: StatusOfMany[] = []
  const rows = Array.from({ length: count }, (_, at) => row(at, active(at)))
  return {
    asked,
    sent,
    page: async (query: Record<string, string>) => {
      asked.push(query)
      const from = Number(query.offset) * Number(query.limit)
      return { rows: rows.slice(from, from + Number(query.limit)), total: count }
    },
    name: (one: { id: string }) => rows.find(each => each.id === one.id)!.name,
    send: async (body: StatusOfMany) => {
      sent.push(body)
      const results = body.rows.map(({ id, version }) =>
        id === 'id-3'
          ? { id, ok: false as const, problem: { title: 'refused', detail: 'It is loading' } }
          : { id, ok: true as const, version: version + 1 },
      )
      return { ok: true as const, data: { changed: results.filter(one => one.ok).length, failed: 1, results } }
    },
  }
}

const request = new Request('http://portal/fleet/truck?truckNo=T&page=3&size=25')

test('UX-16 all that the filter finds are changed, page by page, and a refused one is named', async () => {
  const trucks = list(430, at => at !== 7)
  const told = await actOnMany(request, { active: 'false' }, trucks)
  expect(told).toEqual({
    ok: true,
    data: { changed: 428, notChanged: [{ id: 'id-3', name: 'Truck 3', why: 'It is loading' }] },
  })
  expect(trucks.asked.map(({ offset, limit, truckNo }) => [offset, limit, truckNo])).toEqual([
    ['0', '200', 'T'],
    ['1', '200', 'T'],
    ['2', '200', 'T'],
  ])
  expect(trucks.sent[0]!.rows).toHaveLength(429)
})

test('UX-16 picked rows go as they were seen, without asking for the list', async () => {
  const trucks = list(5)
  const rows = JSON.stringify([{ id: 'id-3', version: 4, name: 'Truck 3' }])
  const told = await actOnMany(request, { active: 'false', rows }, trucks)
  expect(trucks.asked).toEqual([])
  expect(trucks.sent).toEqual([{ active: false, rows: [{ id: 'id-3', version: 4 }] }])
  expect(told).toMatchObject({
    ok: true,
    data: { changed: 0, notChanged: [{ name: 'Truck 3', why: 'It is loading' }] },
  })
})

test('UX-16 more than one call may change is refused before anything is sent; nothing to change sends nothing', async () => {
  const many = list(1001)
  expect(await actOnMany(request, { active: 'false' }, many)).toMatchObject({ ok: false, problem: { status: 422 } })
  expect(many.sent).toEqual([])
  const off = list(4, () => false)
  expect(await actOnMany(request, { active: 'false' }, off)).toEqual({ ok: true, data: { changed: 0, notChanged: [] } })
  expect(off.sent).toEqual([])
})

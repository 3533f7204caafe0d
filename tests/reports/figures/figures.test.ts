import { beforeAll, describe, expect, test } from 'vitest'
import { ROW_SOURCES, type RowFigure } from '~/domain/kit/figure/rows'
import { decimal } from '~/domain/kit/money'
import { addDays, addMinutes, type PlainDate } from '~/domain/kit/time'
import { loadsBehind } from '~/domain/reports/loads-behind'
import { bodyOf } from '~/web/deliveries/body-of'
import { searchOf } from '~/web/kit/list/url'
import { demoHouse } from '../../kit/demo-house'
import { type House, ok } from '../../kit/house'
import { DAY_REPORTS, plantsOf } from './day-reports'
import { contradictions, hear, type Said, type Span } from './named'
import { ELSEWHERE, followed, isOfAnAge, withoutRows } from './rows'
import { SPAN_REPORTS } from './span-reports'
import { STATE_REPORTS } from './state-reports'

const TODAY: PlainDate = '2026-11-20'
const day = (back: number): Span => ({ from: addDays(TODAY, -back), to: addDays(TODAY, -back) })
const SPANS: Span[] = [
  // Every day of the week, the last of a month and the first of the next, and the first day that the demo company has.
  ...[0, 1, 2, 3, 4, 5, 6, 9, 14, 19, 20, 27, 45, 88, 90].map(day),
  { from: addDays(TODAY, -28), to: addDays(TODAY, -1) },
  // Half months across the end of one, a quarter, and the whole year: what lies before the demo company is empty.
  { from: '2026-10-16', to: '2026-11-15' },
  { from: '2026-07-01', to: '2026-09-30' },
  { from: '2026-01-01', to: '2026-12-31' },
  { from: '2026-08-01', to: '2026-08-31' },
  { from: '2026-09-01', to: '2026-09-30' },
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-11-01', to: '2026-11-30' },
  { from: '2026-11-01', to: TODAY },
]
/** The figures that more than one report names. */
const SIDE_BY_SIDE = [
  ...[
    'auditFindings',
    'auditScore',
    'balance',
    'batched',
    'breaches',
    'carbonGate',
    'collected',
    'delivered',
    'draftTotal',
  ],
  ...['drafts', 'exposure', 'inApproval', 'informed', 'invoiced', 'late', 'loadSize', 'loads', 'loadsPlanned'],
  ...['onTime', 'outside', 'over90', 'overdue', 'overdueCustomers', 'planned', 'poured', 'ready', 'rejected'],
  ...['remaining', 'results', 'returned', 'revenue', 'strength', 'trucksOut', 'unallocated', 'unbilled', 'wait'],
  ...['waterAdded', 'weighings'],
]
/** The figures of the reports that were followed to their rows. */
const FOLLOWED = [
  ...['adjusted', 'batched', 'booked', 'breaches', 'carbonGate', 'carbonSite', 'closing', 'delivered'],
  ...['deviation', 'emitted', 'emittedA1', 'emittedA2', 'emittedA3', 'emittedA4', 'freeWater', 'informed'],
  ...['late', 'leastMargin', 'loadSize', 'loads', 'loadsByMix', 'loadsPlanned', 'onTime', 'opening'],
  ...['outside', 'planned', 'poured', 'reached', 'received', 'rejected', 'remaining', 'results'],
  ...['returned', 'revenue', 'siteWaterLoads', 'strength', 'wait', 'waterAdded', 'waterCement', 'weighedA1'],
  ...['weighings'],
]
const REPORTS = [...DAY_REPORTS, ...SPAN_REPORTS, ...STATE_REPORTS]

let portal: House
const said: Said = new Map()
const heard = new Map<string, number>()
beforeAll(async () => {
  portal = await demoHouse({ now: `${TODAY}T02:15:00.000Z` })
  for (const name of ['admin', 'ceo', 'finance_hod', 'dispatcher']) await portal.adopt(name)
  await onSite()
  for (const span of SPANS)
    for (const report of REPORTS)
      for (const one of await report.asks(portal, span)) {
        hear(said, report.name, one)
        heard.set(report.name, (heard.get(report.name) ?? 0) + 1)
      }
}, 600_000)

/** What sites do seldom and the demo company has on no day: water added, a first load turned away, concrete brought back. */
async function onSite() {
  const of = { fromDate: TODAY, toDate: TODAY, limit: 200 }
  const loads = async (status: string): Promise<{ id: string; loadNo: number }[]> =>
    ok(await portal.as('admin').post('/delivery-order/search_filter_do', { ...of, statuses: [status] })).rows
  const tell = async (id: string, event: string, more: object = {}) =>
    ok(await portal.as('admin').post(`/delivery-order/${id}/event`, { event, ...more }))
  const [there, pouring] = [await loads('on_site'), await loads('pouring')]
  const first = there.find(({ loadNo }) => loadNo === 1)!
  const other = there.find(({ loadNo }) => loadNo !== 1)!
  const back = { returnConcrete: '1.25', returnCause: 'over_ordered' }
  const { version } = await tell(first.id, 'pour_start', { waterAddedLitres: '20' })
  ok(await portal.as('admin').put(`/delivery-order/${first.id}/update_return_concrete`, { ...back, version }))
  await tell(other.id, 'pour_start', { waterAddedLitres: '35' })
  portal.clock.at = addMinutes(portal.clock.at, 12)
  await tell(first.id, 'rejected', { reason: 'Slump 230' })
  await tell(other.id, 'pour_end', back)
  await tell(pouring[0]!.id, 'pour_end', back)
}

describe('a figure has one value, whichever report is asked', () => {
  test('every two reports that name the same figure of the same days and places say the same to the last digit', () => {
    expect(contradictions(said)).toEqual([])
  })

  test('every report was asked, and what sites do seldom happened', () => {
    expect(REPORTS.map(({ name }) => name).filter(name => !heard.get(name))).toEqual([])
    const today = `${TODAY}..${TODAY} company`
    expect(said.get(`rejected ${today}`)?.get('delivery order report')).toBe('1')
    expect(Number(said.get(`returned ${today}`)?.get('question for returned'))).toBeGreaterThanOrEqual(2.5)
    expect(Number(said.get(`waterAdded ${today}`)?.get('question for waterAdded'))).toBeGreaterThan(0)
  })

  test('the list that a figure leads to adds up to it, of the company on a day and of each plant in a month', async () => {
    const month = { from: '2026-11-01', to: '2026-11-30' }
    const scopes = [
      { from: TODAY, to: TODAY },
      { from: addDays(TODAY, -2), to: addDays(TODAY, -2) },
      ...(await plantsOf(portal)).map(({ id }) => ({ ...month, plantId: id })),
    ]
    let held = 0
    for (const of of scopes)
      for (const figure of ['planned', 'delivered', 'returned', 'loads', 'rejected'] as const) {
        const words = said.get(`${figure} ${of.from}..${of.to} ${'plantId' in of ? `plant ${of.plantId}` : 'company'}`)
        if (!words) continue
        const body = bodyOf(searchOf(new Request(`http://portal${loadsBehind(figure, of)}`)))
        const { sums } = ok(await portal.as('admin').post('/delivery-order/search_filter_do', { ...body, limit: 1 }))
        const whole = { planned: sums.quantity, delivered: sums.quantity, returned: sums.returned }
        const value = figure === 'loads' || figure === 'rejected' ? sums.loads : whole[figure]
        expect(new Set([...words.values()]), `${figure} of ${JSON.stringify(of)}`).toEqual(
          new Set([decimal(value).toString()]),
        )
        held++
      }
    expect(held).toBeGreaterThan(20)
  })

  test('each figure of a report leads to rows that add up to it: of the company, a plant, a customer', async () => {
    const months = [
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-30' },
    ]
    const toDate = { from: '2026-11-01', to: TODAY }
    const spans = [day(0), day(2), ...months, toDate]
    const [one] = await plantsOf(portal)
    let byHand = 0
    const wrong: string[] = []
    const followedOf = new Map<string, number>()
    for (const [key, words] of said) {
      const [figure = '', dates = '', kind = '', id = '', productId, mixDesignId] = key.split(' ')
      const materialId = kind === 'plant' ? mixDesignId : undefined
      const [from = '', to = ''] = dates.split('..')
      const name = Object.keys(ROW_SOURCES).find((row): row is RowFigure => row === figure)
      const scope = {
        company: {},
        plant: { plantId: id, materialId },
        customer: { customerId: id },
        mix: { plantId: id, productId, mixDesignId },
      }[kind]
      if (!name || !scope || !spans.some(span => span.from === from && span.to === to)) continue
      // Customers are told of the month up to today, mixes of a day; each is followed there.
      if ((to === TODAY && from !== TODAY) !== (kind === 'customer')) continue
      if (kind === 'mix' && from !== day(2).from) continue
      // The materials of one plant: the others are the same statement.
      if (materialId && (id !== one?.id || from !== months[1]?.from)) continue
      const of = { from, to, ...scope, ...(isOfAnAge(name) ? { ageDays: 28 } : {}) }
      const { value, byRows } = await followed(portal, 'admin', name, of)
      const told = [...new Set(words.values())]
      const same = (one: string | null) =>
        told.length === 1 && told[0] === (one === null ? 'none' : decimal(one).toString())
      if (byRows !== undefined) byHand++
      if (!same(value) || (byRows !== undefined && !same(byRows)))
        wrong.push(`${key}: said ${told}, rows ${value}, added up ${byRows}`)
      followedOf.set(figure, (followedOf.get(figure) ?? 0) + 1)
    }
    expect(wrong).toEqual([])
    expect([...followedOf.keys()].sort()).toEqual(FOLLOWED)
    expect(byHand).toBeGreaterThan(100)
  }, 600_000)

  test('what has no rows of its own says where they are, and is no more than it was', () => {
    expect(withoutRows()).toEqual([])
    expect(Object.keys(ELSEWHERE).filter(name => Object.hasOwn(ROW_SOURCES, name))).toEqual([])
    expect(Object.keys(ELSEWHERE).length).toBeLessThanOrEqual(42)
  })

  test('these figures were laid side by side', () => {
    const compared = [...said].filter(([, words]) => words.size > 1)
    expect([...new Set(compared.map(([key]) => key.split(' ')[0]))].sort()).toEqual(SIDE_BY_SIDE)
    expect(compared.length).toBeGreaterThan(1000)
  })
})

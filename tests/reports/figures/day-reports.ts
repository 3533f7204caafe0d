import { FIGURES, type FigureName, figureTitle } from '~/domain/kit/figure/all'
import { businessDay } from '~/domain/kit/time'
import { type House, ok } from '../../kit/house'
import { customer, isDay, isLong, type Named, named, plant, type Report } from './named'

type Delivered = { quantity: string; loads: number; onTimePercent: number | null; carbonPerM3: string | null }
const delivered = ({ quantity, loads, onTimePercent, carbonPerM3 }: Delivered) => ({
  ...{ delivered: quantity, loads, onTime: onTimePercent, carbonGate: carbonPerM3 },
})

const activity: Report = {
  name: 'activity',
  async asks(portal, of) {
    if (!isDay(of)) return []
    const { pours, plants } = ok(await portal.as('admin').get(`/dashboard/activity?day=${of.from}`))
    const { planned, remaining, loads, loadsDone, lateNow, onTimePercent, waitMinutes, trucksOut } = pours
    return [
      ...named(of, { planned, remaining, delivered: pours.delivered, loadsPlanned: loads, loads: loadsDone }),
      ...named(of, { late: lateNow, onTime: onTimePercent, wait: waitMinutes, trucksOut: trucksOut ?? undefined }),
      ...plants.flatMap((row: { id: string; planned: string; delivered: string }) =>
        named(plant(of, row.id), { planned: row.planned, delivered: row.delivered }),
      ),
    ]
  },
}

const lateList: Report = {
  name: 'late loads in the spreadsheet',
  async asks(portal, of) {
    if (!isDay(of)) return []
    const { body } = await portal.as('admin').get(`/dashboard/activity/export?day=${of.from}`)
    return named(of, { late: (await pageOf(body, 'Late loads')).rowCount - 1 })
  },
}

async function pageOf(bytes: unknown, name: string) {
  const { default: excel } = await import('exceljs')
  const book = new excel.Workbook()
  await book.xlsx.load(bytes as never)
  return book.getWorksheet(name)!
}

/** Every cell of the page whose name is that of a figure. */
async function sheetFigures(bytes: unknown, page: string): Promise<[FigureName, number | null][]> {
  const names = new Map(Object.keys(FIGURES).map(name => [figureTitle(name as FigureName), name as FigureName]))
  const found: [FigureName, number | null][] = []
  const sheet = await pageOf(bytes, page)
  sheet.eachRow(row => {
    const [, title, value] = row.values as [undefined, string, number | undefined]
    const name = names.get(title)
    if (name) found.push([name, value ?? null])
  })
  return found
}

const activitySheet: Report = {
  name: 'activity as a spreadsheet',
  async asks(portal, of) {
    if (!isDay(of)) return []
    const { body } = await portal.as('admin').get(`/dashboard/activity/export?day=${of.from}`)
    return (await sheetFigures(body, 'Day')).flatMap(([figure, value]) =>
      figure === 'onTimeMinutes' || (figure === 'trucksOut' && value === null) ? [] : [{ figure, of, value }],
    )
  },
}

const fleet: Report = {
  name: 'fleet dashboard',
  async asks(portal, of) {
    const today = businessDay(portal.clock.now())
    if (of.from !== today || of.to !== today) return []
    const { plants, out } = ok(await portal.as('admin').get('/fleet-dashboard'))
    return [
      ...named(of, { trucksOut: out }),
      ...plants.flatMap(({ id, today: day }: { id: string; today: { delivered: string; planned: string } }) =>
        named(plant(of, id), { delivered: day.delivered, planned: day.planned }),
      ),
    ]
  },
}

const board: Report = {
  name: 'board of orders',
  async asks(portal, of) {
    if (!isDay(of)) return []
    const { sumsOf } = await import('~/web/orders/board-sums')
    const regions = ok(await portal.as('dispatcher').get('/region?limit=200')).rows.map(({ id }: { id: string }) => id)
    const { rows } = ok(await portal.as('dispatcher').get(`/order/all?orderDate=${of.from}&regionIds=${regions}`))
    const { poured, doneLoads } = sumsOf(rows)
    return named(of, { poured, loads: doneLoads })
  },
}

const cockpit: Report = {
  name: 'cockpit',
  async asks(portal, of) {
    if (isLong(of)) return []
    const { span } = ok(await portal.as('ceo').get(`/cockpit?from=${of.from}&to=${of.to}`))
    const { revenue, collected, overdue, overdueCustomers } = span
    return [
      ...named(of, { ...delivered(span.delivered), revenue, collected, overdue, overdueCustomers }),
      ...span.plants.flatMap((row: Delivered & { plantId: string }) => named(plant(of, row.plantId), delivered(row))),
    ]
  },
}

const stories: Report = {
  name: 'records of plants and customers',
  async asks(portal, of) {
    const today = businessDay(portal.clock.now())
    if (of.from !== `${today.slice(0, 8)}01` || of.to !== today) return []
    const found: Named[] = []
    for (const { id } of await plantsOf(portal)) {
      const story = ok(await portal.as('admin').get(`/plant/story/${id}`))
      found.push(...named(plant(of, id), story.delivered.loads ? delivered(story.delivered) : {}))
    }
    for (const [id] of await customersOf(portal)) {
      const { delivered: own, money } = ok(await portal.as('finance_hod').get(`/customer/story/${id}`))
      found.push(...named(customer(of, id), { ...(own.loads ? delivered(own) : {}), overdue: money.overdue }))
      found.push(
        ...named(customer(of, id), {
          balance: money.balance,
          revenue: Number(money.revenue) ? money.revenue : undefined,
        }),
      )
      const { total, unbilled } = money.exposure
      found.push(...named(customer({ from: today, to: today }, id), { exposure: total, unbilled }))
    }
    return found
  },
}

export const plantsOf = async (portal: House): Promise<{ id: string; plantName: string }[]> =>
  ok(await portal.as('ceo').get('/report/chat-report/catalogue')).plants

/** By id. */
export async function customersOf(portal: House): Promise<Map<string, string>> {
  const { rows } = ok(await portal.as('finance_hod').get('/customer?limit=200'))
  return new Map(rows.map(({ id, customerName }: { id: string; customerName: string }) => [id, customerName]))
}

export const DAY_REPORTS = [activity, activitySheet, lateList, fleet, board, cockpit, stories]

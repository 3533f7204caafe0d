import type { Page } from 'playwright-core'
import { dayBoard, figures, type OrderSaid, orderMap, rowsBehind, siteLink, tracer } from './pours'
import { calledTrucks, chart, dayList, nextLoads, type Order, orderPage, type Said } from './screens'

/** The day that is looked at: whose orders, at which plants, and the link that each site has. */
export type Looked = {
  page: Page
  day: string
  region: string
  regionName: string
  plantIds: readonly string[]
  orders: readonly Order[]
  /** The path of the site's link by order number. */
  links: ReadonlyMap<string, string>
  /** The delivery order behind each id. */
  names(): Promise<Map<string, string>>
  onTimeMinutes: number
}

const FIELDS = ['status', 'truck', 'm3', 'promised', 'planned', 'onSite', 'batchPlanned', 'batched'] as const
/** Minutes that pass while the boards are read, and the second in which a minute is full. */
const PASSES = 1
const TO_COME = ['Planned', 'Assigned', 'Called', 'Generated', 'Loading', 'Loaded', 'In transit']
const RUNNING = ['Called', 'Generated', 'Loading', 'Loaded', 'In transit', 'On site', 'Pouring']
const GONE = ['Withdrawn', 'Rejected']
/** What a truck does by what its load is. */
const PHASE: Record<string, string> = {
  Generated: 'Loading',
  Loading: 'Loading',
  Loaded: 'Loading',
  'In transit': 'To site',
  'On site': 'Waiting on site',
  Pouring: 'Pouring',
  Delivered: 'Returning',
}

/**
 * Reads every board of the day and says what one says otherwise than another. The day goes on while it is read: what is still
 * so at a second reading is a contradiction, the rest was a load that moved between two boards.
 */
export async function boardsAgree(of: Looked): Promise<string[]> {
  let left = await differences(of)
  for (let again = 0; left.length && again < 2; again++) {
    const then = new Set(await differences(of))
    left = left.filter(each => then.has(each))
  }
  return left
}

async function differences(of: Looked): Promise<string[]> {
  const { page, day, region, orders } = of
  const pages = new Map<string, Said[]>()
  for (const order of orders) pages.set(order.orderNo, await orderPage(page, order))
  const own = [...pages.values()].flat()
  const ids = await of.names()
  const nameOf = (shown: string) =>
    ids.get(shown) ?? shown.replace(/( rev\. \d+|Change asked).*/, '').replace(' · ', ' ')
  const listed = await dayList(page, day, nameOf)
  const called: { truck: string; of: string }[] = []
  const next: Said[] = []
  for (const plant of of.plantIds) {
    next.push(...(await nextLoads(page, `/queue/batcher?plant=${plant}`, 'batcher queue', ids)))
    called.push(...(await calledTrucks(page)))
    next.push(...(await nextLoads(page, `/order/assigned-plant?plant=${plant}`, 'assigned plant', ids)))
  }
  const plan = await chart(page, `/fleet/chart/optimisation-schedule?day=${day}&region=${region}`, 'schedule')
  const timeline = await chart(page, `/fleet/chart/timeline?day=${day}&region=${region}`, 'timeline')
  const sites: Said[] = []
  for (const [orderNo, path] of of.links) {
    const loads = pages.get(orderNo)!
    const ofPromise = (at: string) =>
      loads.find(load => load.promised === at && !GONE.includes(load.status!))?.load ?? at
    const order = orders.find(each => each.orderNo === orderNo)!
    sites.push(
      ...(await siteLink(page, path, order, ofPromise)).loads.map(load => ({ ...load, load: nameOf(load.load) })),
    )
  }
  const board = await dayBoard(page, day, region)
  const map = await orderMap(page, region)
  const trucks = await tracer(page)
  const known = new Set(own.map(load => load.load))
  const ours = (loads: readonly Said[]) => loads.filter(load => known.has(load.load))
  const all = [
    ...own,
    ...ours(listed),
    ...ours(next),
    ...ours(plan),
    ...ours(timeline.filter(bar => !bar.plan)),
    ...ours(sites),
  ]
  return [
    ...strangers([...next, ...sites], known, of.regionName),
    ...byLoad(all, of.onTimeMinutes),
    ...ordersAgree(own, [...board.orders, ...map], board.sums),
    ...yardAgrees(own, called, ids),
    ...tracerAgrees(own, trucks, of.onTimeMinutes),
    ...(await figuresAgree(page, listed, of.onTimeMinutes)),
  ]
}

/** A load that a board of the region's plants shows and none of its orders has. */
const strangers = (shown: readonly Said[], known: ReadonlySet<string>, region: string) =>
  shown
    .filter(({ load }) => load.startsWith(region[0]!) && !known.has(load))
    .map(({ screen, load }) => `${screen} has ${load}, and no order has it`)

function byLoad(all: readonly Said[], onTime: number): string[] {
  return [...Map.groupBy(all, ({ load }) => load)].flatMap(([load, said]) => [
    ...FIELDS.flatMap(field => {
      const values = Map.groupBy(
        said.filter(one => one[field] !== undefined),
        one => one[field]!,
      )
      return values.size > 1 ? [`${load}: ${field} is ${each(values)}`] : []
    }),
    ...lateAgrees(load, said, onTime),
    ...expectedAgrees(load, said),
    ...missing(load, said),
  ])
}

const each = (values: ReadonlyMap<string | number, readonly Said[]>) =>
  [...values].map(([value, at]) => `${value} on ${[...new Set(at.map(one => one.screen))].join(', ')}`).join('; ')

/** A board that shows lateness beyond the tolerance alone shows the same minutes as one that shows each. */
function lateAgrees(load: string, said: readonly Said[], onTime: number): string[] {
  const told = said.filter(one => one.late !== undefined)
  const exact = told.find(one => one.fromFirstMinute)?.late ?? 0
  // At the very edge of what is on time the minute that passes decides.
  if (Math.abs(exact - onTime) <= PASSES) return []
  const off = told.filter(one => Math.abs(one.late! - (exact > onTime || one.fromFirstMinute ? exact : 0)) > PASSES)
  return off.length ? [`${load}: late is ${exact} on order page; ${each(Map.groupBy(off, one => one.late!))}`] : []
}

/** When a load to come is expected: as the chart draws it and as its site is told. */
function expectedAgrees(load: string, said: readonly Said[]): string[] {
  if (!TO_COME.includes(said[0]!.status!)) return []
  const told = said.filter(one => one.expected)
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const all = told.map(one => minutes(one.expected!))
  // A load that should begin now begins a minute later on the chart, while the boards are read.
  return Math.max(...all) - Math.min(...all) > 2 * PASSES + 1
    ? [`${load}: expected ${each(Map.groupBy(told, one => one.expected!))}`]
    : []
}

/** Whatever is not over is on every list that follows loads. */
function missing(load: string, said: readonly Said[]): string[] {
  const status = said[0]!.status!
  const on = new Set(said.map(one => one.screen))
  const wanted = GONE.includes(status) ? [] : ['delivery order list']
  return wanted.filter(screen => !on.has(screen)).map(screen => `${load} (${status}) is not on ${screen}`)
}

function ordersAgree(
  loads: readonly Said[],
  shown: readonly OrderSaid[],
  sums: { ordered?: string | undefined; poured?: string | undefined; running?: string | undefined },
): string[] {
  const byOrder = Map.groupBy(loads, load => load.load.split(' ')[0]!)
  const found = shown.flatMap(({ screen, order, late = 0, ...of }) => {
    const own = (byOrder.get(order) ?? []).filter(load => !GONE.includes(load.status!))
    const open = own
      .filter(load => TO_COME.includes(load.status!))
      .sort((a, b) => a.promised!.localeCompare(b.promised!))
    const waits = open.find(load => ['Planned', 'Assigned'].includes(load.status!))
    const comes = open.find(load => !['Planned', 'Assigned'].includes(load.status!))
    const worst = of.status === 'On hold' ? late : Math.max(0, waits?.late ?? 0, comes?.late ?? 0)
    const done = own.filter(load => ['Delivered', 'Returned'].includes(load.status!)).length
    return [
      ...(Math.abs(worst - late) > PASSES
        ? [`${order}: ${late} min late on ${screen}, ${worst} by its next loads`]
        : []),
      ...(of.loads !== undefined && of.loads !== own.length
        ? [`${order}: ${of.loads} loads on ${screen}, ${own.length} on its page`]
        : []),
      ...(of.done !== undefined && of.done !== done
        ? [`${order}: ${of.done} done on ${screen}, ${done} on its page`]
        : []),
    ]
  })
  const running = sumOf(loads.filter(load => RUNNING.includes(load.status!)))
  return [
    ...found,
    ...(Number(sums.running) === running
      ? []
      : [`${sums.running} m³ under way on day board, ${running} on the pages of its orders`]),
  ]
}

const sumOf = (loads: readonly Said[]) => loads.reduce((total, load) => total + Number(load.m3), 0)

/** One truck, one load: who is called in the yard is the truck of that load on every board. */
function yardAgrees(
  loads: readonly Said[],
  called: readonly { truck: string; of: string }[],
  ids: ReadonlyMap<string, string>,
): string[] {
  const known = (shown: string) => ids.has(shown) || loads.some(({ load }) => load.startsWith(`${shown} `))
  return called.flatMap(({ truck, of }) => {
    const shown = of.split(' · ')[0]!
    const own = loads.filter(
      load => load.truck === truck && ['Called', 'Generated', 'Loading', 'Loaded'].includes(load.status!),
    )
    const fits = own.some(({ load }) => load === ids.get(shown) || load.startsWith(`${shown} `))
    return !fits && known(shown) ? [`yard has ${truck} called for ${shown}, its page does not`] : []
  })
}

function tracerAgrees(
  loads: readonly Said[],
  trucks: readonly { truck: string; phase: string; late: number }[],
  onTime: number,
): string[] {
  const carried = loads.filter(load => load.truck && PHASE[load.status!])
  return carried.flatMap(({ load, truck, status, late = 0 }) => {
    const row = trucks.find(each => each.truck === truck)
    if (!row) return [`${truck} carries ${load} and is not on the tracer`]
    const wanted = PHASE[status!]!
    const latest = carried.filter(each => each.truck === truck).length > 1
    const shown = status === 'Delivered' ? 0 : late > onTime ? late : 0
    return [
      ...(row.phase !== wanted && !latest ? [`${truck} is ${row.phase} on the tracer, ${load} is ${status}`] : []),
      ...(Math.abs(row.late - shown) > PASSES && Math.abs(late - onTime) > PASSES && !latest
        ? [`${load} in ${truck}: ${row.late} min late on the tracer, ${late} on its page`]
        : []),
    ]
  })
}

/** The figures of the home page and of the day in figures, counted once more from the list of the day's loads. */
async function figuresAgree(page: Page, listed: readonly Said[], onTime: number): Promise<string[]> {
  const standing = listed.filter(load => !GONE.includes(load.status!))
  const delivered = standing.filter(load => ['Delivered', 'Returned'].includes(load.status!))
  const late = standing.filter(load => TO_COME.includes(load.status!) && (load.late ?? 0) > onTime).length
  const edge = standing.filter(load => Math.abs((load.late ?? 0) - onTime) <= PASSES).length
  const wanted: [string, number, number][] = [
    ['Planned today', sumOf(standing), 0.5],
    ['Delivered', sumOf(delivered), 0.5],
    ['Late now', late, edge],
  ]
  const found: string[] = []
  for (const [path, name] of [
    ['/', 'home'],
    ['/dashboards/dashboard', 'activity'],
  ] as const) {
    const shown = await figures(page, path)
    for (const [figure, value, room] of wanted)
      if (Math.abs((shown.get(figure) ?? Number.NaN) - value) > room || !shown.has(figure))
        found.push(`${figure} is ${shown.get(figure)} on ${name}, ${value} by the list of the day`)
    const rows = await rowsBehind(page, path, 'Late now')
    if (rows === null || Math.abs(rows - late) > edge)
      found.push(`Late now on ${name} leads to ${rows ?? 'no list of'} loads, ${late} are late by the list of the day`)
    if (path === '/' && Math.abs((shown.get('Loads late against promise') ?? 0) - late) > edge)
      found.push(
        `${shown.get('Loads late against promise')} loads are late in the queue of the home page, ${late} on the list`,
      )
  }
  return found
}

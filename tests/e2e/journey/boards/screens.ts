import type { Page } from 'playwright-core'

/** What one screen says of one load; what it does not say is left out. Times are HH:MM of the plant's clock. */
export type Said = {
  screen: string
  load: string
  status?: string
  truck?: string
  m3?: string
  promised?: string
  planned?: string
  /** When it is expected on site, or was there. */
  expected?: string
  onSite?: string
  batchPlanned?: string
  batched?: string
  /** Minutes behind the promise; 0 where the screen shows none. */
  late?: number
  /** Whether the screen says so from the first minute on, or only beyond what counts as on time. */
  fromFirstMinute?: boolean
}
export type Order = { id: string; orderNo: string; quantity: string }

const minutesIn = (text: string) => Number(/(\d+) min late|\+(\d+)/.exec(text)?.slice(1).find(Boolean) ?? 0)
/** "(+15 min)" or "(+2 h 10)" behind the promise; what is early is not late. */
function behind(text: string): number {
  const [, hours = '0', whole = '0'] = /\(\+(?:(\d+) h )?(\d+)(?: min)?\)/.exec(text) ?? []
  return Number(hours) * 60 + Number(whole)
}
const timeIn = (text: string | undefined) => /\d\d:\d\d/.exec(text ?? '')?.[0]
const cubic = (text: string) => Number(text.replace(/[^\d.]/g, '')).toFixed(2)
const given = <T extends object>(of: T): Partial<T> =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>

/** The rows of a table by the words over their columns; a cell is its lines. */
function tableRows(page: Page, table: string): Promise<Record<string, string>[]> {
  return page.locator(table).evaluate(found => {
    const heads = [...found.querySelectorAll('thead th')].map(cell => cell.textContent?.trim() ?? '')
    return [...found.querySelectorAll('tbody tr')].map(row =>
      Object.fromEntries(
        [...row.children].map((cell, at) => [
          heads[at] ?? '',
          (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
        ]),
      ),
    )
  })
}

/** The loads of an order on its own page. */
export async function orderPage(page: Page, order: Order): Promise<Said[]> {
  await page.goto(`/order/detail?id=${order.id}&tab=loads`)
  const rows = await tableRows(page, `table:has(caption:text-is("Loads of ${order.orderNo}"))`)
  const within = (text: string | undefined, what: string) =>
    new RegExp(`${what} ?(\\d\\d:\\d\\d)`).exec(text ?? '')?.[1]
  return rows.map((row, at) => ({
    screen: 'order page',
    load: `${order.orderNo} ${at + 1}`,
    fromFirstMinute: true,
    late: minutesIn(row.Status ?? ''),
    ...given({
      status: row.Status?.replace(/ ?\d+ min late/, ''),
      truck: row.Truck === '–' ? '' : row.Truck?.split(',')[0],
      m3: cubic(row.Quantity ?? ''),
      promised: within(row['On site'], 'Promise'),
      planned: within(row['On site'], 'Plan'),
      onSite: within(row['On site'], 'Actual'),
      batchPlanned: within(row.Batch, 'Plan'),
      batched: within(row.Batch, 'Actual'),
    }),
  }))
}

/** The delivery orders of the day as dispatch looks for them. */
export async function dayList(page: Page, day: string, nameOf: (shown: string) => string): Promise<Said[]> {
  await page.goto(`/order/search-delivery-order?doDate=${day}&size=200`)
  const rows = await tableRows(page, 'main table')
  return rows.map(row => ({
    screen: 'delivery order list',
    fromFirstMinute: true,
    load: nameOf(row['Delivery order'] ?? ''),
    late: minutesIn(row['On site'] ?? ''),
    ...given({
      // The state alone: a new revision and what is asked to be changed are said beside it.
      status: row.Status?.replace(/ ?(rev\. \d+|Change asked)/g, ''),
      truck: row.Truck,
      m3: cubic(row['m³'] ?? ''),
      promised: row.Promised,
      planned: row.Planned,
      onSite: timeIn(row['On site']?.replace(/expected.*/, '')),
    }),
  }))
}

/** The next loads of a plant, as batcher and dispatch see them. */
export async function nextLoads(
  page: Page,
  path: string,
  screen: string,
  idName: Map<string, string>,
): Promise<Said[]> {
  await page.goto(path)
  const rows = await page.locator('a[data-load]').evaluateAll(links =>
    links.map(link => ({
      id: link.getAttribute('data-load') ?? '',
      time: link.children[0]?.children[0]?.textContent ?? '',
      right: [...(link.children[2]?.children[0]?.children ?? [])].map(one => one.textContent ?? ''),
      status: link.children[2]?.children[1]?.textContent ?? '',
    })),
  )
  return rows.map(({ id, time, right, status }) => ({
    screen,
    load: idName.get(id) ?? id,
    ...given({ status, batchPlanned: time, truck: right.length > 1 ? right[0] : '', m3: cubic(right.at(-1) ?? '') }),
  }))
}

/** The trucks in the yard that are called for a load: truck by the load or number that it is called for. */
export async function calledTrucks(page: Page): Promise<{ truck: string; of: string }[]> {
  const lane = page.getByRole('region', { name: 'Called and loading' })
  return lane.locator('ul > li:has(.code)').evaluateAll(cards =>
    cards.map(card => ({
      truck: card.querySelector('.code')?.textContent ?? '',
      of: card.querySelector('.code')?.parentElement?.parentElement?.lastElementChild?.textContent ?? '',
    })),
  )
}

/** A chart of the day as its list of trucks and loads; `plan` are the bars of the plan above the fact. */
export async function chart(page: Page, path: string, screen: string): Promise<(Said & { plan: boolean })[]> {
  await page.goto(path)
  const groups = await page.locator('[data-agenda] section').evaluateAll(sections =>
    sections.map(section => ({
      truck: section.querySelector('h2 .code')?.textContent ?? '',
      bars: [...section.querySelectorAll('li')].map(bar =>
        [...bar.querySelectorAll('button > span:first-child, span.block')].map(one => one.textContent ?? '').join(' '),
      ),
    })),
  )
  return groups.flatMap(({ truck, bars }) =>
    bars.flatMap(text => {
      const name = /(\w-\d{6}-\d{3}) load (\d+) of/.exec(text)
      if (!name) return []
      const [, promised] = /promised (\d\d:\d\d)/.exec(text) ?? []
      const status = / · ([A-Z][a-z]+(?: [a-z]+)?)(?: ·|$)/.exec(text.replace(/^.*promised/, ''))?.[1]
      return [
        {
          screen,
          load: `${name[1]} ${name[2]}`,
          plan: /^\d\d:\d\d Planned/.test(text),
          fromFirstMinute: true,
          late: behind(text),
          ...given({
            truck: truck.startsWith('No truck') || truck === 'Without a truck' ? '' : truck,
            m3: cubic(/([\d.]+) m³/.exec(text)?.[1] ?? ''),
            promised,
            expected: /(?:on site|pours) (\d\d:\d\d)/.exec(text)?.[1],
            status,
          }),
        },
      ]
    }),
  )
}

import type { Page } from 'playwright-core'
import type { Order, Said } from './screens'

/** What a board says of an order as a whole. */
export type OrderSaid = {
  screen: string
  order: string
  status?: string
  ordered?: string
  loads?: number
  done?: number
  late?: number
}

/** The day board: an order a row, and the sums below. */
export async function dayBoard(page: Page, day: string, region: string) {
  await page.goto(`/order?day=${day}&region=${region}&by=time`)
  const rows = await page.locator('[data-order]').evaluateAll(found =>
    found.map(row => ({
      order: row.querySelector('.code')?.textContent ?? '',
      text: [...row.querySelectorAll('p > span, .badge')].map(one => one.textContent ?? '').join(' | '),
      status: [...row.querySelectorAll('.badge:has(.status-icon)')].map(one => one.textContent ?? '')[0] ?? '',
    })),
  )
  const foot = (await page.locator('main').textContent()) ?? ''
  const m3 = (name: string) => new RegExp(`${name}\\s*([\\d,.]+) m³`).exec(foot)?.[1]?.replace(',', '')
  return {
    orders: rows.map(
      ({ order, text, status }): OrderSaid => ({
        screen: 'day board',
        order,
        status,
        ordered: Number(/([\d,.]+) m³/.exec(text)?.[1]?.replace(',', '')).toFixed(2),
        loads: Number(/(\d+) of (\d+) loads?/.exec(text)?.[2]),
        done: Number(/(\d+) of (\d+) loads?/.exec(text)?.[1]),
        late: Number(/(\d+) min late/.exec(text)?.[1] ?? 0),
      }),
    ),
    sums: { ordered: m3('Ordered'), poured: m3('Poured'), running: m3('Under way') },
  }
}

/** The same orders beside the map. */
export async function orderMap(page: Page, region: string): Promise<OrderSaid[]> {
  await page.goto(`/order/air-order-home?region=${region}`)
  const rows = await page.locator('main li:has(button[aria-pressed])').evaluateAll(found =>
    found.map(row => ({
      name: row.querySelector('button.code')?.textContent ?? '',
      status: row.querySelector('.badge:has(.status-icon)')?.textContent ?? '',
      text: (row as HTMLElement).innerText.replace(/\s+/g, ' '),
    })),
  )
  return rows.flatMap(({ name, status, text }) => {
    const order = /\w-\d{6}-\d{3}/.exec(name)?.[0]
    return order ? [{ screen: 'order map', order, status, late: Number(/(\d+) min late/.exec(text)?.[1] ?? 0) }] : []
  })
}

/** The link that the site has: the next loads and those that are there. A load is known by its truck and promise. */
export async function siteLink(page: Page, path: string, order: Order, ofPromise: (at: string) => string) {
  await page.goto(path)
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  const next = await page.locator('ol > li').evaluateAll(rows =>
    rows.map(row => ({
      expected: row.children[0]?.textContent ?? '',
      m3: row.querySelector('.figures.font-semibold:not(.text-kpi)')?.textContent ?? '',
      status: row.querySelector('.badge:has(.status-icon)')?.textContent ?? '',
      text: (row as HTMLElement).innerText.replace(/\s+/g, ' '),
    })),
  )
  const there = await page.locator('ul > li:has(.code)').evaluateAll(rows =>
    rows.map(row => ({
      name: row.querySelector('.code')?.textContent ?? '',
      status: row.querySelector('.badge:has(.status-icon)')?.textContent ?? '',
      m3: row.querySelector('.figures')?.textContent ?? '',
      text: (row as HTMLElement).innerText.replace(/\s+/g, ' '),
    })),
  )
  const late = (of: string) => Number(/(\d+) min late/.exec(of)?.[1] ?? 0)
  const cubic = (of: string) => Number(of.replace(/[^\d.]/g, '')).toFixed(2)
  return {
    text,
    loads: [
      ...next.map((row): Said => {
        const promised = /promised (\d\d:\d\d)/i.exec(row.text)?.[1] ?? ''
        const truck = /Truck (\w+),/.exec(row.text)?.[1]
        return {
          screen: 'site link',
          load: ofPromise(promised),
          promised,
          status: row.status,
          m3: cubic(row.m3),
          expected: row.expected,
          late: late(row.text),
          ...(truck && { truck }),
        }
      }),
      ...there.map(
        (row): Said => ({
          screen: 'site link',
          load: row.name,
          status: row.status,
          m3: cubic(row.m3),
          late: late(row.text),
          onSite: /On site (\d\d:\d\d)/i.exec(row.text)?.[1] ?? '',
          promised: /promised (\d\d:\d\d)/.exec(row.text)?.[1] ?? '',
        }),
      ),
    ],
    order: order.orderNo,
  }
}

/** The tracer: what each truck does, and how late what it carries is. */
export async function tracer(page: Page) {
  await page.goto('/fleet/air-control')
  return page.locator('main li:has(> button[aria-pressed])').evaluateAll(rows =>
    rows.map(row => ({
      truck: row.querySelector('.code')?.textContent ?? '',
      phase: row.querySelector('.badge')?.textContent ?? '',
      late: Number(/(\d+) min late/.exec(row.textContent ?? '')?.[1] ?? 0),
      out: row.textContent ?? '',
    })),
  )
}

/** A page of figures: each by its name, with its number. */
export async function figures(page: Page, path: string): Promise<Map<string, number>> {
  await page.goto(path)
  const found = await page
    .locator('main :is(a, div):has(> span.text-meta + span .text-kpi)')
    .evaluateAll(cards =>
      cards.map(
        card => [card.children[0]?.textContent ?? '', card.querySelector('.text-kpi')?.textContent ?? ''] as const,
      ),
    )
  const work = await page
    .locator('[data-work]')
    .evaluateAll(lines =>
      lines.map(line => [
        line.querySelector('.font-semibold.text-body')?.textContent ?? '',
        line.querySelector('.text-section')?.textContent ?? '',
      ]),
    )
  return new Map([...found, ...work].map(([name, value]) => [name ?? '', Number((value ?? '').replace(/[^\d.]/g, ''))]))
}

/** How many rows the list has that a figure of the page leads to; null where it leads to no list of loads. */
export async function rowsBehind(page: Page, path: string, figure: string): Promise<number | null> {
  await page.goto(path)
  const card = page.locator('main a:has(> span.text-meta + span .text-kpi)').filter({ hasText: figure }).first()
  const to = (await card.count()) ? await card.getAttribute('href') : null
  if (!to?.startsWith('/report/figure-rows?')) return null
  await page.goto(to)
  const said = await page.getByRole('main').innerText()
  const [, count] = /([\d,]+) loads? of \d/.exec(said) ?? []
  return count === undefined ? null : Number(count.replaceAll(',', ''))
}

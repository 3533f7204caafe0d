import type { Page } from 'playwright-core'
import { linkTo, listsNear, type Visit } from '../axe-screens'
import { reader } from './reader'

/** Where each screen is found by somebody who may open it: a record as a person finds it, by a link of a list. */
export function addressFinder(url: () => string, pageOf: (role: Visit['role']) => Promise<Page>) {
  const readers = new Map<string, ReturnType<typeof reader>>()
  const read = async (role: string | null, path: string) => {
    const known = readers.get(String(role)) ?? reader(url(), role ?? undefined)
    readers.set(String(role), known)
    return (await known)(path)
  }

  async function linkOnLastPage({ screen, role }: Visit, list: string, html: string) {
    const pages = [...html.matchAll(/[?&;]page=(\d+)/g)].map(([, page]) => Number(page))
    if (pages.length === 0) return
    return linkTo(screen, (await read(role, `/${list}?page=${Math.max(...pages)}`)).html)
  }

  return async function addressOf(visit: Visit): Promise<string> {
    const { screen, role } = visit
    if (!screen.url.includes(':')) return `/${screen.url}`
    const lists = listsNear(visit)
    for (const list of lists.slice(0, 12)) {
      const { html } = await read(role, `/${list}`)
      // What is newest may not have its number yet; what is oldest has.
      const found = linkTo(screen, html) ?? (await linkOnLastPage(visit, list, html))
      if (found) return found
    }
    for (const list of lists.slice(0, 4)) {
      const found = linkTo(screen, await menuOfFirstRow(await pageOf(role), `/${list}`))
      if (found) return found
    }
    // Around midnight no list of the day has a number yet; the search knows yesterday's.
    const { html } = await read(role, '/live/search?q=-26-0')
    const known = linkTo(screen, html.replaceAll(/"url":"([^"]+)"/g, '<a href="$1">'))
    if (known) return known
    if (/:\w+_form$/.test(screen.url)) return `/${screen.url.replace(/:\w+_form$/, 'new')}`
    throw new Error(`No list of ${role} leads to ${screen.url}`)
  }
}

/** Some records are reached by the actions of a row alone. */
async function menuOfFirstRow(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'load' })
  const menu = page.locator('[data-row-menu]').first()
  if ((await menu.count()) === 0) return ''
  await menu.click()
  await page.locator('[role=menu]').waitFor()
  return page.locator('[role=menu]').innerHTML()
}

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Names, codes, units and the two letters of a person that are no sentence. */
const NO_SENTENCE =
  /^(English|Melayu|Readymix|Portal|PIN|Ctrl|[A-Z]{2}|SGT|CSV|CONAD|CUSUM|MPa|ms|mm|kg|kN|min|dd|yyyy)$/
/** A language that is none has no names of days and months. */
const OF_A_DAY = /^([A-Z][a-z]+day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|November)$/
const NOT_READ = 'script, style, noscript'

/** Words of the page in plain English that its data do not hold, and texts that do not fit into their boxes. */
async function faultsOf(page: Page, within: string) {
  const data = await page.evaluate(async () =>
    (await fetch(`${location.pathname.replace(/\/$/, '/_root')}.data${location.search}`)).text(),
  )
  const { words, clipped } = await page.evaluate(
    ([within, notRead]) => {
      const words: string[] = []
      const clipped: string[] = []
      for (const one of document.querySelectorAll<HTMLElement>(`${within} *`)) {
        if (one.matches(notRead) || !one.checkVisibility({ visibilityProperty: true })) continue
        const own = [...one.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(node => node.textContent)
        const text = [...own, one.getAttribute('aria-label'), one.getAttribute('placeholder'), one.title].join(' ')
        words.push(...(text.match(/(?<![\p{L}\d-])[A-Za-z]{2,}(?![\p{L}\d-])/gu) ?? []))
        // A line that ends in an ellipsis has its whole text elsewhere; what is for readers alone is a point.
        const { textOverflow, clipPath } = getComputedStyle(one)
        if (!own.join('').trim() || textOverflow === 'ellipsis' || clipPath !== 'none') continue
        const box = getComputedStyle(one).display !== 'inline'
        if (box && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4))
          clipped.push(`${one.tagName} ${own.join('').trim()}`)
      }
      if (document.documentElement.scrollWidth > innerWidth) clipped.push('the page')
      return { words, clipped }
    },
    [within, NOT_READ] as const,
  )
  const english = words.filter(word => !data.includes(word) && !NO_SENTENCE.test(word) && !OF_A_DAY.test(word))
  return { english: [...new Set(english)], clipped }
}

/** Longer than a board takes to hear that a truck or a driver has gone. */
const NEWS_MS = 6000

/** What a board shows of somebody who went a moment ago is in no data any more: a fault is what stays. */
async function lastingFaults(page: Page, within: string) {
  const first = await faultsOf(page, within)
  if (!first.english.length) return first
  await page.waitForTimeout(NEWS_MS)
  const { english, clipped } = await faultsOf(page, within)
  return { english: english.filter(word => first.english.includes(word)), clipped }
}

/** Nothing is left in English and nothing is cut off in the language that is 40 % longer. */
export const expectTranslated = async (page: Page, what: string, within = 'main') =>
  expect.soft(await lastingFaults(page, within), what).toEqual({ english: [], clipped: [] })

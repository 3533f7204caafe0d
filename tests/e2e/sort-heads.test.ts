import { expect, inject, test } from 'vitest'
import { word } from '../hardening/kit/parameters'
import { visitsOf } from './axe-screens'
import { reader } from './kit/reader'

/** The short form follows every third head of a screen, another one on each; `npm run axe` follows all. */
const EACH = word('looks') === 'all' ? 1 : 3

test('UX-12 every head that offers to sort is answered with a list in that order', { timeout: 300_000 }, async () => {
  const readers = new Map<string, ReturnType<typeof reader>>()
  const wrong: string[] = []
  let heads = 0
  for (const { screen, role } of [...visitsOf(0), ...visitsOf(1)]) {
    if (screen.url.includes(':') || !role) continue
    const read = await (readers.get(role) ?? readers.set(role, reader(inject('portal').url, role)).get(role)!)
    const { html } = await read(`/${screen.url}`)
    for (const [, href = ''] of html.matchAll(/<th[^>]*aria-sort="none"[^>]*>.*?<a[^>]*href="([^"]+)"/gs)) {
      if (heads++ % EACH) continue
      const path = href.replaceAll('&amp;', '&')
      const sorted = await read(path.startsWith('?') ? `/${screen.url}${path}` : path)
      if (sorted.status !== 200 || !/aria-sort="(as|des)cending"/.test(sorted.html))
        wrong.push(`${path} as ${role}: ${sorted.status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(heads).toBeGreaterThan(150)
})

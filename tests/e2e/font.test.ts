import { expect, test } from 'vitest'
import { printedCharacters } from '../kit/printed'
import { fontsDrawn } from '../kit/seen'
import { visiting } from '../kit/visitor'

const person = visiting('dispatcher')
const OURS = { 400: 'Geist of the page', 600: 'Geist SemiBold of the page' }

test('a screen is drawn by the web font alone, its units included', async () => {
  for (const path of ['/order', '/order/new', '/docs/kit', '/order/search-filter-do']) {
    await person.goto(path)
    const marked = await person.page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      let all = ''
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement
        if (!element || element.closest('script, style, .font-mono, code, kbd')) continue
        element.dataset.read = ''
        all += text.textContent
      }
      return all
    })
    expect(marked, path).toMatch(/m³/)
    expect(await fontsDrawn(person.page, '[data-read]'), path).toEqual(Object.values(OURS).sort())
  }
})

test('each character of the product has its own glyph in both weights', async () => {
  await person.goto('/docs/kit')
  const text = `12 m³ ${[...printedCharacters().keys()].join(' ')}`
  for (const [weight, font] of Object.entries(OURS)) {
    await person.page.locator('h1').evaluate(
      (head, [text, weight]) => {
        head.textContent = text!
        head.style.fontWeight = weight!
      },
      [text, weight],
    )
    await person.page.evaluate(() => document.fonts.ready.then(() => true))
    expect(await fontsDrawn(person.page, 'h1'), weight).toEqual([font])
  }
  await person.page.locator('h1').evaluate(head => (head.textContent = 'σ'))
  // A machine without fonts draws nothing.
  const drawn = await fontsDrawn(person.page, 'h1')
  for (const font of Object.values(OURS)) expect(drawn, 'a letter that the font lacks').not.toContain(font)
})

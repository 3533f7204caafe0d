import type { Page } from 'playwright-core'

/** A page whose main part says nothing, and the first texts that are cut without a sign of it. */
export async function emptyOrCut(page: Page): Promise<string[]> {
  const { empty, cut } = await page.evaluate(seenOnThePage)
  return [...(empty ? ['has an empty main part'] : []), ...cut.slice(0, 3).map(text => `is cut off: ${text}`)]
}

/** Text that its box hides: neither shortened with dots, nor scrolled to, nor meant for a screen reader alone. */
function seenOnThePage() {
  const main = document.querySelector('main') ?? document.body
  const cut: string[] = []
  for (const box of document.querySelectorAll<HTMLElement>('body *')) {
    if (box.matches('.sr-only')) continue
    const style = getComputedStyle(box)
    if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.visibility === 'hidden') continue
    const { width, height } = box.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const hidden = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2
    const own = [...box.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const text = own
      .map(node => node.textContent ?? '')
      .join('')
      .trim()
    if (hidden && text) cut.push(`${text.slice(0, 60)} (${box.className.slice(0, 60)})`)
  }
  return { empty: main.innerText.trim().length < 20, cut }
}

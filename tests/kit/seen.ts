import type { Page } from 'playwright-core'

/** The fonts with which the text of an element is really drawn, and whether each came with the page. */
export async function fontsDrawn(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const drawn = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts)
      drawn.add(`${familyName} of the ${isCustomFont ? 'page' : 'machine'}`)
  }
  await devtools.detach()
  return [...drawn].sort()
}

/** How many pixels of an element are dark: text that is not drawn leaves none. */
export async function darkPixels(page: Page, selector: string): Promise<number> {
  const picture = await page.locator(selector).screenshot()
  return page.evaluate(async base64 => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    return Array.from({ length: data.length / 4 }, (_, i) => data[4 * i]!).filter(red => red < 100).length
  }, picture.toString('base64'))
}

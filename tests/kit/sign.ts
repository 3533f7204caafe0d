import type { Page } from 'playwright-core'

/** A signature with the finger: three strokes over the field, as short as a foreman's. */
export async function signOn(page: Page) {
  const pad = page.getByRole('img', { name: 'Field to sign in' })
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox())!
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  for (const [x, y] of [
    [90, 90],
    [150, 30],
    [220, 80],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y)
  await page.mouse.up()
}

import { expect, inject, test } from 'vitest'
import { reader } from './kit/reader'

const INFO = '/inhouse-cylinder-testing/cylinder-test-info'

test('B15 the screen of a test has content of its own: a number or the label of a specimen opens its test', async () => {
  const lab = await reader(inject('portal').url, 'lab')
  const asks = await lab(INFO)
  expect([asks.status, asks.path]).toEqual([200, INFO])
  expect(asks.html).toContain('Test or specimen')
  const number = /CT-[A-Z]+-\d\d-\d{6}/.exec((await lab('/inhouse-cylinder-testing/inhouse-cylinder-listing')).html)![0]
  for (const typed of [number, `${number}-1`, number.toLowerCase()]) {
    const seen = await lab(`${INFO}?id=${typed}`)
    // What the test offers depends on how far it is; its number and its results are there from the first minute.
    expect(seen.html, typed).toContain(`aria-label="Copy ${number}"`)
    expect(seen.html, typed).toContain(`${number}-1`)
  }
  const none = await lab(`${INFO}?id=CT-NONE-26-000001`)
  expect(none.html.replace(/<!-- -->/g, '')).toContain('There is no cylinder test CT-NONE-26-000001.')
  expect((await lab(`${INFO}?id=00000000-0000-4000-8000-000000000000`)).status).toBe(404)
})

test('C8 the bare address of an area leads to its first screen', async () => {
  for (const [who, root] of [
    ['batcher', '/material'],
    ['it_support', '/support'],
  ] as const) {
    const seen = await (await reader(inject('portal').url, who))(root)
    expect([root, seen.status, seen.path.startsWith(`${root}/`)]).toEqual([root, 200, true])
  }
  expect((await (await reader(inject('portal').url, 'finance_ar'))('/material')).status).toBe(404)
})

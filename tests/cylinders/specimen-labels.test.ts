import { beforeAll, expect, test } from 'vitest'
import { setting } from '~/db/kit/setting'
import { testNoOf } from '~/domain/cylinders/short-no'
import { specimenOf } from '~/domain/cylinders/specimen-label'
import { spokenDay } from '~/domain/kit/time'
import { detailOf, givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { type House, house } from '../kit/house'
import { codesOf } from '../kit/read-code'
import { type PdfPage, readPdf } from '../kit/read-pdf'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let first: Awaited<ReturnType<typeof givenSampled>>
let second: Awaited<ReturnType<typeof givenSampled>>
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  first = await givenSampled(portal, world, 0)
  second = await givenSampled(portal, world, 1)
})
const labels = async (ask: string, as = 'lab') => {
  const answer = await portal.as(as).get(`/cylinder-test/labels?${ask}`)
  return { ...answer, pages: answer.status === 200 ? readPdf(answer.body) : [] }
}
const labelsIn = async (id: string): Promise<string[]> =>
  (await detailOf(portal, id)).ages.flatMap((age: { specimens: { label: string }[] }) =>
    age.specimens.map(one => one.label),
  )
const within = ({ width, height, texts }: PdfPage) =>
  texts.every(one => one.x >= 0 && one.x + one.width <= width && one.y - one.size >= 0 && one.y <= height)

test('each specimen of the chosen sets has a label whose code opens its own entry, and its age and day beside it', async () => {
  const { status, pages } = await labels(`ids=${first.set.id},${second.set.id}`)
  expect(status).toBe(200)
  expect(pages).toHaveLength(1)
  const [page] = pages
  const wanted = [...(await labelsIn(first.set.id)), ...(await labelsIn(second.set.id))]
  expect(wanted.length).toBeGreaterThanOrEqual(6)
  const codes = codesOf(page!.boxes)
  expect(codes.map(code => specimenOf(code.text))).toEqual(wanted)
  for (const code of codes) expect(code.text).toContain('/inhouse-cylinder-testing/dry-test?specimen=CT-')
  const detail = await detailOf(portal, first.set.id)
  for (const code of codes) {
    const own = page!.texts.filter(
      one => one.x > code.x && one.x < code.x + 198 && one.y > code.y - 12 && one.y < code.y + code.side + 12,
    )
    const words = own.map(one => one.text).join('')
    const label = specimenOf(code.text)!
    expect(words).toContain(label)
    const at = testNoOf(label) === first.set.testNo ? detail : await detailOf(portal, second.set.id)
    const age = at.ages.find((one: { specimens: { label: string }[] }) => one.specimens.some(of => of.label === label))
    expect(words).toContain(spokenDay(age.plannedOn))
    expect(words).toContain(`${at.strengthMpa} MPa`)
    expect(words).toContain(at.locationName.slice(0, 6))
  }
  expect(within(page!)).toBe(true)
})

test('a label printer gets a page of its size for each, by the setting of the day', async () => {
  const { pages } = await labels(`ids=${first.set.id}&as=single`)
  const wanted = await labelsIn(first.set.id)
  expect(pages.map(page => specimenOf(codesOf(page.boxes)[0]!.text))).toEqual(wanted)
  expect(pages[0]!.width).toBeCloseTo((62 * 72) / 25.4, 1)
  expect(pages.every(within)).toBe(true)
  await portal.given(work =>
    setting.insert(work, {
      name: 'cylinders.label-roll',
      value: '100x50',
      effectiveFrom: '2026-11-01',
      regionId: null,
    }),
  )
  const larger = await labels(`ids=${first.set.id}&as=single`)
  expect(larger.pages[0]!.width).toBeCloseTo((100 * 72) / 25.4, 1)
  expect(larger.pages.every(within)).toBe(true)
})

test('the labels of a day are those of what is crushed on it, and nobody prints those of another laboratory', async () => {
  const { pages } = await labels('day=2026-11-27&late=true')
  const sevens = [first, second].flatMap(({ detail }) =>
    detail.ages[0].specimens.map((one: { label: string }) => one.label),
  )
  expect(pages.flatMap(page => codesOf(page.boxes).map(code => specimenOf(code.text))).sort()).toEqual(sevens.sort())
  expect((await labels(`ids=${first.set.id}`, 'lab_9')).status).toBe(404)
  expect((await labels('day=2026-11-27', 'lab_9')).status).toBe(404)
  expect((await labels('')).status).toBe(422)
  expect((await labels(`ids=${first.set.id}&as=roll`)).status).toBe(422)
  expect((await labels(`ids=${first.set.id}`, 'salesperson')).status).toBe(403)
})

test('a scanned text is a specimen of the house or nothing', () => {
  expect(specimenOf('CT-TUAS-26-000001-3')).toBe('CT-TUAS-26-000001-3')
  expect(specimenOf(' ct-tuas-26-000001-3 ')).toBe('CT-TUAS-26-000001-3')
  for (const other of [
    '',
    'constructor',
    'CT-TUAS-26-000001',
    'https://x.example/?specimen=CT-T-26-000001-1',
    '%E0%A4%A',
  ])
    expect(specimenOf(other)).toBeUndefined()
  expect(specimenOf('https://x/inhouse-cylinder-testing/dry-test?specimen=%E0%A4%A')).toBeUndefined()
})

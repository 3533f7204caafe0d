import { beforeAll, expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import { project } from '~/db/customers/project'
import { setSetting } from '~/db/kit/set-setting'
import * as cylinderWords from '~/domain/cylinders/words'
import * as words from '~/domain/deliveries/words'
import * as phoneWords from '~/domain/fleet/words'
import type { Spoken } from '~/domain/kit/language'
import * as kitWords from '~/domain/kit/words'
import * as materialWords from '~/domain/materials/words'
import { speaking } from '~/functions/kit/speaking'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'
import { drawn, lettersOf, type PdfPage, readPdf } from '../kit/read-pdf'
import { paperFaults } from '../kit/rules/paper-faults'

let portal: House
let world: Deliveries
let load: { id: string; doNumber: string }
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  const { load: delivered } = await givenDelivered(portal, world)
  load = { id: delivered.id, doNumber: delivered.doNumber! }
})

const languages = (own: Spoken, ofProject: Spoken | null = null) =>
  portal.given(async work => {
    const [buyer, works] = [
      await customer.get(work.sql, world.customer.id),
      await project.get(work.sql, world.project.id),
    ]
    await customer.update(work, { id: buyer.id, version: buyer.version }, { language: own })
    await project.update(work, { id: works.id, version: works.version }, { language: ofProject })
  })
const printed = async (): Promise<PdfPage[]> => {
  const answer = await portal.as('batcher').post('/orderdetail/download-pdf', { deliveryOrderId: load.id })
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBe(200)
  return readPdf(answer.body)
}
const LABELS = [
  ...[words.paperTitle, kitWords.fieldCustomer, kitWords.fieldProject, words.paperDeliverTo, words.paperContact],
  ...[
    words.paperThisLoad,
    words.paperSoFar,
    materialWords.orderOrdered,
    kitWords.fieldConcrete,
    words.paperStrengthClass,
  ],
  ...[
    cylinderWords.wetSlump,
    materialWords.materialKindCement,
    words.paperAddOns,
    words.paperStructure,
    words.lineBatchingLine,
    words.paperCarbon,
  ],
  ...[
    kitWords.fieldBatched,
    phoneWords.phoneLoadLeftPlant,
    words.paperOnSite,
    words.paperPourStart,
    words.paperPourEnd,
  ],
  ...[
    words.paperBack,
    phoneWords.phoneLoadDischargeBy,
    kitWords.fieldDriver,
    words.paperWaterAdded,
    words.paperSiteSlump,
  ],
  ...[words.paperTemperature, words.paperReceived, words.paperSign, words.paperCaution],
]
const SCRIPT = { zh: /\p{Script=Han}/u, ms: /pelanggan/, ta: /\p{Script=Tamil}/u }

test.each(['zh', 'ms', 'ta'] as const)(
  'a customer with %s gets its ticket in that language beside the English, at A4 and A5, and nothing of it is cut',
  async language => {
    await languages(language)
    for (const paper of ['A4', 'A5'] as const) {
      const row = { plant: world.plant.plantCode, paper, rightMm: 0, downMm: 0 }
      await portal.given(work => setSetting({ ...work, now: portal.clock.at }, 'deliveries.ticket-paper', [row]))
      const pages = await printed()
      expect(paperFaults(pages, paper)).toEqual([])
      expect(pages).toHaveLength(1)
      const text = lettersOf(pages)
      const [own, english] = [
        await speaking(language, () => LABELS.map(label => label())),
        await speaking('en', () => LABELS.map(label => label())),
      ]
      const missing = [...own, ...english].filter(label => !text.includes(drawn(label)))
      expect(missing).toEqual([])
      expect(own.filter((label, at) => label === english[at])).toEqual([])
    }
  },
)

test('the language is the project’s before the customer’s, and never that of who prints', async () => {
  await languages('ta', 'zh')
  const chinese = lettersOf(await printed())
  expect(chinese).toMatch(SCRIPT.zh)
  expect(chinese).not.toMatch(SCRIPT.ta)
  await languages('ms')
  expect(lettersOf(await printed())).toMatch(SCRIPT.ms)
  await languages('en')
  const english = await printed()
  const byChinese = await speaking('zh', printed)
  const text = (pages: PdfPage[]) => lettersOf(pages).replaceAll('copy', '')
  expect(text(english)).not.toMatch(/\p{Script=Han}|\p{Script=Tamil}|�/u)
  expect(text(byChinese)).toBe(text(english))
})

test('a name in Chinese or Tamil has its letters on a paper in English', async () => {
  await languages('en')
  await portal.given(async work => {
    const { id, version } = await customer.get(work.sql, world.customer.id)
    await customer.update(work, { id, version }, { customerName: '中建南洋 Construction, கட்டுமானம்' })
  })
  const pages = await printed()
  expect(paperFaults(pages, pages[0]!.width < 500 ? 'A5' : 'A4')).toEqual([])
  expect(lettersOf(pages)).toContain(drawn('中建南洋 Construction, கட்டுமானம்'))
})

import { beforeAll, expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import * as words from '~/domain/cylinders/words'
import type { Spoken } from '~/domain/kit/language'
import { addMinutes } from '~/domain/kit/time'
import * as kitWords from '~/domain/kit/words'
import { speaking } from '~/functions/kit/speaking'
import { givenApproved, givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { type Answer, type House, house } from '../kit/house'
import { drawn, lettersOf, readPdf } from '../kit/read-pdf'
import { paperFaults } from '../kit/rules/paper-faults'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let ages: { id: string; testId: string }[]
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  const pours = []
  for (const at of [0, 1, 2]) pours.push(await givenSampled(portal, world, at))
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
  ages = []
  for (const { set } of pours) ages.push(await givenApproved(portal, set.id, 28, [760.4, 770.9, 780.1]))
}, 120_000)

const speaks = (language: Spoken) =>
  portal.given(async work => {
    const { id, version } = await customer.get(work.sql, world.customer.id)
    await customer.update(work, { id, version }, { language })
  })
const pagesOf = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBe(200)
  return readPdf(answer.body)
}
const issue = (ids: readonly string[]) => portal.as('house_manager').post('/cylinder-test/generate-cert', { ids })
const CERTIFIED = [
  ...[words.certificateTitle, kitWords.fieldCustomer, kitWords.fieldProject, words.certificateIssued],
  ...[words.certificateLaboratory, words.certificateTest, words.certificateLoad, words.certificateCast],
  ...[words.certificateAge, words.certificateTested, words.certificateSpecified, words.certificateResult],
  ...[words.certificateVerdict, words.certificateComplies, words.certificateSpecimen, words.certificateSize],
  ...[words.certificateMass, words.certificateForce, words.dryFracture, words.certificatePressNone],
  () => words.certificateStatement({ name: 'House manager' }),
]

/** The results of each certificate: the same ones would be the certificate that is there. */
const CERTIFICATES = [
  ['zh', [0]],
  ['ms', [1]],
  ['ta', [0, 1, 2]],
] as const
test.each(CERTIFICATES)(
  'a certificate for a customer with %s says all in that language and in English, and is so ever after',
  async (language, of) => {
    await speaks(language)
    const issued = await issue(of.map(at => ages[at]!.id))
    await speaks('en')
    const again = issued.headers.get('content-location')!.replace('/api', '')
    for (const answer of [issued, await speaking('en', () => portal.as('lab').get(again))]) {
      const pages = pagesOf(answer)
      expect(paperFaults(pages)).toEqual([])
      const text = lettersOf(pages)
      for (const each of ['en', language] as const) {
        const labels = await speaking(each, () => CERTIFIED.map(label => label()))
        expect(labels.filter(label => !text.includes(drawn(label)))).toEqual([])
      }
    }
  },
)

test('papers of a laboratory that were issued in no other language are English, whoever asks for them', async () => {
  await speaks('en')
  const report = `/cylinder-test/pdf/${ages[0]!.testId}`
  const papers = await speaking('zh', async () => [await issue([ages[2]!.id]), await portal.as('lab').get(report)])
  for (const paper of papers) expect(lettersOf(pagesOf(paper))).not.toMatch(/\p{Script=Han}|\p{Script=Tamil}|�/u)
})

import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import type { PrintNode } from '../kit/document'
import { both, bothLines, paperDay as day, GREY } from '../kit/paper'
import { shortAge } from '../kit/specimen-age'
import { businessDay } from '../kit/time'
import { curingWords, moment } from './certificate-words'
import { deviations, type PaperResult } from './cylinder-test-paper'
import { pressWords } from './laboratory-equipment'
import { figure, heads, ruled } from './paper-parts'
import { signedBy } from './signatures'
import { SPECIMEN } from './specimen/kind'
import { type Stated, statedResult } from './uncertainty'
import * as words from './words'

const VERDICT: Record<string, () => string> = {
  early: words.certificateEarly,
  pass: words.certificateComplies,
  low: words.certificateBelowSpecified,
  fail: words.certificateBelowLimit,
}
const SHAPE = { cylinder: words.certificateCylinder, cube: words.certificateCube }

const right = (text: string, more: object = {}): PrintNode => ({ text, alignment: 'right', ...more })
const testOf = (of: PaperResult) => `${of.testNo}${of.revision > 1 ? ` rev ${of.revision}` : ''}`

/** One line a result, every column named; what does not count says so in place of its verdict. */
export function resultTable(results: readonly PaperResult[], stated: Stated): PrintNode {
  const body = results.map(of => [
    testOf(of),
    { stack: [of.doNumber, { text: of.productCode, color: GREY }] },
    day(of.castOn),
    right(shortAge(of.ageDays)),
    of.testedAt ? day(businessDay(of.testedAt)) : '',
    right(figure(of.density, 0)),
    right(figure(of.fck, 1)),
    right(statedResult(of, stated), { bold: true }),
    of.counts === false
      ? { text: both(words.certificateNoCount), bold: true }
      : both(VERDICT[of.verdict ?? ''] ?? words.certificateNotJudged),
  ])
  const head = heads(
    [
      ...[words.certificateTest, words.certificateLoad, words.certificateCast, words.certificateAge],
      ...[words.certificateTested, () => 'kg/m³', words.certificateSpecified, words.certificateResult],
      words.certificateVerdict,
    ].map(both),
    [3, 5, 6, 7],
  )
  return {
    margin: [0, 12, 0, 0],
    fontSize: 8,
    layout: ruled,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [94, '*', 46, 24, 46, 32, 44, 50, 62],
      body: [head, ...body],
    },
  }
}

/** What each result was made of: the sample, every specimen at the press, and whose hands it went through. */
export function specimenTable(results: readonly PaperResult[]): PrintNode {
  const head = heads(
    [
      ...[words.certificateSpecimen, words.certificateSize, words.certificateMass, words.certificateForce],
      ...[words.dryFracture, () => 'kg/m³', () => 'MPa'],
    ].map(both),
    [2, 3, 4, 5, 6],
  )
  const body = results.flatMap(of => [
    [{ colSpan: head.length, margin: [0, 4, 0, 0], stack: aboutOf(of) }, ...head.slice(1).map(() => '')],
    ...of.specimens.map(one => [
      one.excluded ? words.certificateLeftOut({ label: one.label, why: one.excludedReason ?? '' }) : one.label,
      `${SHAPE[SPECIMEN[of.specimenKind as SpecimenKind].shape]()} ${sizeOf(one)}`,
      right(figure(one.massKg, 3)),
      right(figure(one.loadKn, 1)),
      right(one.fracture === null ? '' : words.certificateFractureType({ no: one.fracture })),
      right(figure(one.density, 0)),
      right(figure(one.strength, 1)),
    ]),
  ])
  return {
    margin: [0, 14, 0, 0],
    fontSize: 8,
    layout: ruled,
    table: { headerRows: 1, dontBreakRows: true, widths: ['*', 124, 38, 38, 42, 34, 34], body: [head, ...body] },
  }
}

function aboutOf(of: PaperResult): PrintNode[] {
  const head = () => [testOf(of), shortAge(of.ageDays), of.laboratory ?? words.certificateLaboratoryNone()].join(' · ')
  return [
    { text: both(head), bold: true },
    ...[bothLines(() => factsOf(of).join(' · ')), bothLines(() => signedBy(of), { color: GREY })],
    ...deviations(of).map(text =>
      bothLines(() => words.certificateDeviation({ text }), { ...{ bold: true, color: '#B42318' } }),
    ),
  ]
}

/** The sample from the truck to the press. */
function factsOf(of: PaperResult): string[] {
  const { method } = SPECIMEN[of.specimenKind as SpecimenKind]
  const cast = words.certificateCastAt({ at: of.sampledAt ? moment(of.sampledAt) : day(of.castOn) })
  return [
    words.certificateSite({ site: of.locationName }),
    of.sampledBy ? `${cast}, ${words.certificateSampledBy({ name: of.sampledBy })}` : cast,
    of.slumpMm === null ? words.certificateSlumpNone() : words.certificateSlump({ slump: of.slumpMm }),
    of.concreteTemperature === null ? words.certificateTemperatureNone() : `${figure(of.concreteTemperature, 1)} °C`,
    ...(of.airPercent === null ? [] : [words.certificateAir({ air: figure(of.airPercent, 1) })]),
    curingWords(of),
    words.certificatePressed({ at: of.testedAt ? moment(of.testedAt) : '', method, press: pressWords(of.press) }),
  ]
}

const sizeOf = ({ width1, width2, length }: PaperResult['specimens'][number]) =>
  [width1, width2, length].flatMap(side => (side === null ? [] : figure(side, 1))).join(' × ')

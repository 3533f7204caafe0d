import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import type { PrintNode } from '../kit/document'
import { GREY } from '../kit/paper'
import { shortAge } from '../kit/specimen-age'
import { businessDay, clockTime, spokenDay as day } from '../kit/time'
import { curingWords } from './certificate-words'
import { deviations, type PaperResult } from './cylinder-test-paper'
import { pressWords } from './laboratory-equipment'
import { figure, heads, ruled } from './paper-parts'
import { signedBy } from './signatures'
import { SPECIMEN } from './specimen/kind'
import { type Stated, statedResult } from './uncertainty'

const VERDICT: Record<string, string> = {
  early: 'early age, not judged',
  pass: 'complies',
  low: 'below specified',
  fail: 'below limit',
}

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
    of.counts === false ? { text: 'does not count', bold: true } : (VERDICT[of.verdict ?? ''] ?? 'not judged'),
  ])
  const head = heads(
    ['Test', 'Load and concrete', 'Cast', 'Age', 'Tested', 'kg/m³', 'Specified MPa', 'Result MPa', 'Verdict'],
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
    ['Specimen', 'Type and size, mm', 'Mass kg', 'Load kN', 'Fracture', 'kg/m³', 'MPa'],
    [2, 3, 4, 5, 6],
  )
  const body = results.flatMap(of => [
    [{ colSpan: head.length, margin: [0, 4, 0, 0], stack: aboutOf(of) }, ...head.slice(1).map(() => '')],
    ...of.specimens.map(one => [
      one.excluded ? `${one.label}, left out: ${one.excludedReason ?? ''}` : one.label,
      `${SPECIMEN[of.specimenKind as SpecimenKind].shape} ${sizeOf(one)}`,
      right(figure(one.massKg, 3)),
      right(figure(one.loadKn, 1)),
      right(one.fracture === null ? '' : `type ${one.fracture}`),
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
  const cast = of.sampledAt ? `${day(businessDay(of.sampledAt))} ${clockTime(of.sampledAt)}` : day(of.castOn)
  const tested = of.testedAt ? `${day(businessDay(of.testedAt))} ${clockTime(of.testedAt)}` : ''
  const facts = [
    `of ${of.locationName}`,
    `cast ${cast}${of.sampledBy ? `, sampled by ${of.sampledBy}` : ''}`,
    of.slumpMm === null ? 'slump not measured' : `slump ${of.slumpMm} mm`,
    of.concreteTemperature === null ? 'temperature not measured' : `${figure(of.concreteTemperature, 1)} °C`,
    ...(of.airPercent === null ? [] : [`air ${figure(of.airPercent, 1)} %`]),
    curingWords(of),
    `pressed ${tested} by ${SPECIMEN[of.specimenKind as SpecimenKind].method}, ${pressWords(of.press)}`,
  ]
  return [
    { text: `${testOf(of)} · ${shortAge(of.ageDays)} · ${of.laboratory ?? 'laboratory not named'}`, bold: true },
    facts.join(' · '),
    { text: signedBy(of), color: GREY },
    ...deviations(of).map(text => ({ text: `Deviation: ${text}`, bold: true, color: '#B42318' })),
  ]
}

const sizeOf = ({ width1, width2, length }: PaperResult['specimens'][number]) =>
  [width1, width2, length].flatMap(side => (side === null ? [] : figure(side, 1))).join(' × ')

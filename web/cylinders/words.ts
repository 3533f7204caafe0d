import { SPECIMEN } from '~/domain/cylinders/specimen/kind'
import { ageTolerance, ageWindow } from '~/domain/cylinders/specimen/test-age'
import * as words from '~/domain/cylinders/words'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { translated } from '~/domain/kit/translated'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'

export const HOME = '/inhouse-cylinder-testing'
export const infoOf = (id: string) => `${HOME}/cylinder-test-info?id=${id}`
export const strength = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : showNumber(value.toFixed(1))
export const kindWord = (kind: string) => translated(SPECIMEN[kind as SpecimenKind]?.label ?? kind)
type Due = { sampledAt: string | null; plannedOn: string; ageDays: number; specimenKind: string }

/** When an age falls due and how far from it a press still counts; the planned day alone until the set is sampled. */
export function dueWords(of: Due, { tolerance = false } = {}): string {
  if (!of.sampledAt) return showDate(of.plannedOn)
  const { shape } = SPECIMEN[of.specimenKind as SpecimenKind]
  const { due } = ageWindow(new Date(of.sampledAt), of.ageDays, shape)
  const when = showDateTime(due.toISOString())
  return tolerance ? words.dryWithinHours({ when, hours: showNumber(String(ageTolerance(of.ageDays, shape))) }) : when
}

export const customerSource = { path: 'cylinder-test/customers', label: 'customerName', detail: 'customerCode' }
export const projectSource = { path: 'cylinder-test/projects', label: 'projectName', detail: 'customerName' }
export const productSource = { path: 'product/list', label: 'productCode', detail: 'name' }

/** A cylinder has diameters and a cube has sides. */
export const readingWord = (name: Reading, kind?: SpecimenKind): string =>
  (kind && SPECIMEN[kind].shape === 'cube' ? SIDES : READING)[name]()

type Reading = (typeof READINGS)[number][0]
const READING: Record<Reading, () => string> = {
  width1: words.readingDiameter1,
  width2: words.readingDiameter2,
  length: words.readingLength,
  massKg: words.readingMass,
  loadKn: words.readingLoad,
}
const SIDES = { ...READING, width1: words.readingSide1, width2: words.readingSide2 }

/** What the press and the caliper say of a specimen, in the order in which a technician reads them. */
export const READINGS = [
  ['width1', 'mm'],
  ['width2', 'mm'],
  ['length', 'mm'],
  ['massKg', 'kg'],
  ['loadKn', 'kN'],
] as const

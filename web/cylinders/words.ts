import { SPECIMEN } from '~/domain/cylinders/specimen/kind'
import { ageTolerance, ageWindow } from '~/domain/cylinders/specimen/test-age'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'

export const HOME = '/inhouse-cylinder-testing'
export const DRY_DONE = { save: 'Dry test saved', submit: 'Result submitted' }
export const infoOf = (id: string) => `${HOME}/cylinder-test-info?id=${id}`
export const strength = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : showNumber(value.toFixed(1))
export const kindWord = (kind: string) => SPECIMEN[kind as SpecimenKind]?.label ?? kind
type Due = { sampledAt: string | null; plannedOn: string; ageDays: number; specimenKind: string }

/** When an age falls due and how far from it a press still counts; the planned day alone until the set is sampled. */
export function dueWords(of: Due, { tolerance = false } = {}): string {
  if (!of.sampledAt) return showDate(of.plannedOn)
  const { shape } = SPECIMEN[of.specimenKind as SpecimenKind]
  const { due } = ageWindow(new Date(of.sampledAt), of.ageDays, shape)
  const within = tolerance ? ` ± ${showNumber(String(ageTolerance(of.ageDays, shape)))} h` : ''
  return `${showDateTime(due.toISOString())}${within}`
}

export const customerSource = { path: 'cylinder-test/customers', label: 'customerName', detail: 'customerCode' }
export const projectSource = { path: 'cylinder-test/projects', label: 'projectName', detail: 'customerName' }
export const productSource = { path: 'product/list', label: 'productCode', detail: 'name' }

/** A cylinder has diameters and a cube has sides. */
export const readingWord = (label: string, kind: SpecimenKind) =>
  SPECIMEN[kind].shape === 'cube' ? label.replace('Diameter', 'Side') : label

/** What the press and the caliper say of a specimen, in the order in which a technician reads them. */
export const READINGS = [
  ['width1', 'Diameter 1', 'mm'],
  ['width2', 'Diameter 2', 'mm'],
  ['length', 'Length', 'mm'],
  ['massKg', 'Mass', 'kg'],
  ['loadKn', 'Load', 'kN'],
] as const

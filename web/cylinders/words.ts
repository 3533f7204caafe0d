import { SPECIMEN, type SpecimenKind } from '~/domain/cylinders/specimen/kind'
import { showNumber } from '~/web/kit/figures'

export const HOME = '/inhouse-cylinder-testing'
export const infoOf = (id: string) => `${HOME}/cylinder-test-info?id=${id}`
export const strength = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : showNumber(value.toFixed(1))
export const kindWord = (kind: string) => SPECIMEN[kind as SpecimenKind]?.label ?? kind
export const customerSource = { path: 'cylinder-test/customers', label: 'customerName', detail: 'customerCode' }
export const projectSource = { path: 'cylinder-test/projects', label: 'projectName', detail: 'customerName' }
export const productSource = { path: 'product/list', label: 'productCode', detail: 'name' }

/** What the press and the caliper say of a specimen, in the order in which a technician reads them. */
export const READINGS = [
  ['width1', 'Width 1', 'mm'],
  ['width2', 'Width 2', 'mm'],
  ['length', 'Length', 'mm'],
  ['massKg', 'Mass', 'kg'],
  ['loadKn', 'Load', 'kN'],
] as const

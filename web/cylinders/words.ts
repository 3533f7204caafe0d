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

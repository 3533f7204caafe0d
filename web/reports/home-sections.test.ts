import { expect, test } from 'vitest'
import { HOME_SECTIONS, homeSections, keptSections } from './home-sections'

const usual = Object.keys(HOME_SECTIONS)

test('without a choice all parts come as usual, and the usual order is no choice', () => {
  expect(homeSections([])).toEqual(usual)
  expect(keptSections(homeSections([]))).toEqual([])
})

test('a choice is kept in its order; what needs the person cannot be hidden, and what is unknown is passed over', () => {
  expect(homeSections(['company', 'work'])).toEqual(['company', 'work'])
  expect(keptSections(['company', 'work'])).toEqual(['company', 'work'])
  expect(homeSections(['areas'])).toEqual(['work', 'areas'])
  expect(homeSections(['weather', 'company', 'work'])).toEqual(['company', 'work'])
  expect(homeSections(['weather'])).toEqual(usual)
})

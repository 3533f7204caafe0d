import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIGURES, figureHead, figureTitle, showFigure } from './all'

test('each figure has a name of its own, is said in one sentence and has a home that is there', () => {
  const all = Object.values(FIGURES)
  const names = all.map(({ name }) => name.toLowerCase())
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  for (const { name, means, home } of all) {
    expect(means, name).toMatch(/^[A-Z][^\n]*\.$/)
    expect(means.length, name).toBeLessThan(140)
    expect(existsSync(home), `${name} is reckoned in ${home}`).toBe(true)
  }
})

test('a figure is shown half up in its own decimals, with its unit in the head', () => {
  expect([showFigure('carbonGate', '264.25'), showFigure('carbonGate', '264.249')]).toEqual(['264.3', '264.2'])
  expect([showFigure('delivered', '1234.5'), showFigure('onTime', null)]).toEqual(['1,234.50', '–'])
  expect([figureTitle('delivered'), figureTitle('weighings')]).toEqual(['Delivered, m³', 'Weighings'])
  expect([figureTitle('revenue'), figureHead('revenue').label]).toEqual(['Delivered revenue, S$', 'Delivered revenue'])
  expect(figureTitle('batched', 'Cement batched')).toBe('Cement batched, t')
})

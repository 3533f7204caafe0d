import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaChart } from './area-chart'
import { xAxis } from './axis'
import { barChart } from './bar-chart'
import { textWidth } from './figure'
import { type Anchor, placed, pointers } from './labels'
import { LIGHT } from './theme'

const PLOT = { left: 60, right: 380, top: 40, bottom: 220 }
const TEXTS = ['Rose after JRP 50', 'Fell after PGT 44', 'Rose', 'Fell after the start']
const anchor: fc.Arbitrary<Anchor> = fc.record({
  x: fc.integer({ min: PLOT.left, max: PLOT.right }),
  y: fc.integer({ min: PLOT.top - 8, max: PLOT.bottom - 8 }),
  text: fc.constantFrom(...TEXTS),
})

test('words lie neither on other words nor outside the plot, wherever their pointers stand', () => {
  fc.assert(
    fc.property(fc.array(anchor, { maxLength: 12 }), fc.array(anchor, { maxLength: 40 }), (anchors, line) => {
      const boxes = placed(PLOT, anchors, line).flatMap(spot => (spot ? [spot.box] : []))
      for (const [index, a] of boxes.entries()) {
        expect(a.left >= PLOT.left && a.right <= PLOT.right + 4 && a.bottom <= PLOT.bottom).toBe(true)
        for (const b of boxes.slice(index + 1))
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
      }
    }),
  )
})

test('a pointer with room has its words beside it; of two at one place the second is a flag on a pole', () => {
  const alone = { x: 70, y: 150, text: 'Rose after JRP 50' }
  const [spot] = placed(PLOT, [alone])
  expect(spot).toMatchObject({ side: 'start', pole: null })
  expect(spot!.box.left).toBe(80)
  const [first, second] = placed(PLOT, [alone, alone])
  expect(first!.pole).toBeNull()
  expect(second!.pole).not.toBeNull()
  expect(second!.box.bottom).toBeLessThanOrEqual(first!.box.top)
})

test('words wider than both sides stand over their pointer inside the plot', () => {
  const text = 'Temperature fell after SKD 20, with the density of it'
  const narrow = { ...PLOT, right: PLOT.left + textWidth(text, 12) + 6 }
  const [spot] = placed(narrow, [{ x: 190, y: 150, text }])
  expect(spot).toMatchObject({ side: 'middle' })
})

test('where nothing is free the pointer is drawn without words rather than over others', () => {
  const crowd = Array.from({ length: 60 }, () => ({ x: 200, y: 120, text: TEXTS[0]! }))
  expect(placed(PLOT, crowd)).toContain(null)
  const svg = pointers(LIGHT, PLOT, crowd, '#000000')
  expect(svg.match(/M-5,-9H5L0,0Z/g)).toHaveLength(60)
})

test('ticks that would make a comb are drawn only where a label is', () => {
  const frame = { theme: LIGHT, plot: PLOT, width: 400, height: 260, head: '' }
  const ticks = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ at: 60 + (index * 320) / (count - 1), label: `T${index + 1}` }))
  const marks = (count: number) => xAxis(frame, ticks(count)).match(/M[\d.]+,220V225/g)!.length
  expect(marks(20)).toBe(20)
  expect(marks(225)).toBeLessThan(20)
})

test('labels of the base line stay in the picture and apart from each other', () => {
  const frame = { theme: LIGHT, plot: PLOT, width: 390, height: 260, head: '' }
  const label = 'RM000022 04/09'
  const ticks = Array.from({ length: 21 }, (_, index) => ({ at: 60 + index * 16, label }))
  const places = [...xAxis(frame, ticks).matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x))
  expect(places.length).toBeGreaterThan(1)
  const half = textWidth(label, 12) / 2
  for (const [index, x] of places.entries()) {
    expect(x - half >= 0 && x + half <= frame.width).toBe(true)
    if (index) expect(x - places[index - 1]!).toBeGreaterThan(2 * half + 5)
  }
})

test('names under bars are whole, on several lines where one is too narrow, and none is left out', () => {
  const products = ['N30', 'N35', 'N40', 'L45', 'P50', 'N25', 'L20', 'L25', 'P30', 'P45']
  const categories = products.map(strength => `${strength}-20-160`)
  const { svg } = barChart({
    ...{ theme: 'light', id: 'bars', title: 'm³ by product', measure: 'm³', width: 760 },
    categories: [...categories, 'Sungei Kadut', 'Jurong Port'],
    series: [{ name: 'm³', values: [...products, 'a', 'b'].map((_, index) => 100 + index) }],
  })
  const said = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
  expect(said.filter(text => text.includes('…'))).toEqual([])
  for (const name of products) expect(said.filter(text => text.startsWith(name))).toHaveLength(1)
  expect(said).toEqual(expect.arrayContaining(['Sungei', 'Kadut', 'Jurong', 'Port']))
})

test('the axis of a percentage ends at 100', () => {
  const { svg } = areaChart({
    ...{ theme: 'light', id: 'scores', title: 'Scores', measure: '%', most: 100 },
    labels: ['September', 'October'],
    series: [{ name: 'Tuas', shape: 'line', values: [88, 97.5] }],
  })
  const said = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
  expect(said).toContain('100')
  expect(said).not.toContain('120')
})

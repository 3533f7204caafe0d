import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartSamples } from '~/tests/kit/rules/chart-samples'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { areaChart } from './area-chart'
import { barChart } from './bar-chart'
import { controlChart } from './control-chart'
import { cusumChart } from './cusum-chart'
import { figure, figures } from './figure'
import { gradingChart } from './grading-chart'
import { paretoChart, paretoFront } from './pareto-chart'
import { walkPoints } from './point-walk'
import { runningMeanChart } from './running-mean-chart'
import { settledSvg } from './settled-svg'
import { tableCsv } from './table-csv'
import { DARK, LIGHT, type Theme } from './theme'

const THEMES = ['light', 'dark', 'print'] as const
const plain = { theme: 'light', id: 'x', title: 'Title' } as const

for (const theme of THEMES) {
  for (const [name, { svg }] of Object.entries(chartSamples(theme))) {
    test(`${name} in ${theme} is drawn as it was when last looked at`, async () => {
      await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`./snapshots/${name}-${theme}.svg`)
    })
  }
}

test('every picture is well formed, names itself, holds no stray number and keeps its points inside', () => {
  for (const theme of [...THEMES, 'live' as const]) {
    for (const drawing of Object.values(chartSamples(theme, theme === 'live'))) {
      expect(unclosed(drawing.svg)).toEqual([])
      expect(drawing.svg).toContain(`<title id="`)
      expect(drawing.svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(drawing.description.length).toBeGreaterThan(20)
      for (const point of drawing.points) {
        expect(point.x >= 0 && point.x <= drawing.width && point.y >= 0 && point.y <= drawing.height).toBe(true)
      }
    }
  }
})

test('the table twin says what the picture says: a row per place and a cell per column', () => {
  for (const { table } of Object.values(chartSamples('light'))) {
    expect(table.rows.length).toBeGreaterThan(4)
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
    expect(new Set(table.columns.map(column => column.label)).size).toBe(table.columns.length)
  }
})

test('a live picture has one Tab stop among its points, each with its words; a still one has none', () => {
  for (const [name, drawing] of Object.entries(chartSamples('live', true))) {
    expect(drawing.svg.match(/tabindex="0"/g), name).toHaveLength(1)
    expect(drawing.svg.match(/class="chart-point"/g)).toHaveLength(drawing.points.length)
    expect(drawing.svg).not.toMatch(/#[0-9A-F]{6}/)
    const settled = settledSvg(drawing, 'dark')
    expect(settled).not.toMatch(/var\(|light-dark|tabindex|100%/)
    expect(settled).toContain(DARK.series[0])
    expect(unclosed(settled)).toEqual([])
  }
  expect(chartSamples('light').control!.svg).not.toContain('tabindex')
})

test('text from outside cannot become markup', () => {
  const name = '<script>alert("1")</script> & co'
  const { svg } = controlChart({
    ...plain,
    title: name,
    measure: name,
    results: [{ label: name, value: 1 }],
    levels: [{ name, value: 1, kind: 'limit' }],
  })
  expect(svg).not.toContain('<script>')
  expect(unclosed(svg)).toEqual([])
})

test('nothing to draw is said, not drawn badly', () => {
  const empty = [
    gradingChart({ ...plain, series: [] }),
    runningMeanChart({ ...plain, measure: 'FM', of: 3, samples: [] }),
    controlChart({ ...plain, measure: 'MPa', results: [], levels: [] }),
    cusumChart({ ...plain, measure: 'MPa', labels: [], series: [{ name: 'Mean', sums: [] }] }),
    paretoChart({ ...plain, xMeasure: 'a', yMeasure: 'b', points: [] }),
    barChart({ ...plain, measure: 'm', categories: [], series: [{ name: 's', values: [] }] }),
    areaChart({ ...plain, measure: 'm', labels: ['a'], series: [{ name: 's', shape: 'area', values: [null] }] }),
  ]
  for (const drawing of empty) {
    expect(drawing.svg).toMatch(/No results yet|No mix keeps every rule/)
    expect(drawing.table.rows).toEqual([])
    expect(drawing.table.columns.length).toBeGreaterThan(0)
  }
})

test('a value that is no number is a fault, not a crooked line', () => {
  const results = [1, Number.NaN].map(value => ({ label: 'a', value }))
  expect(faultOf(() => controlChart({ ...plain, measure: 'm', results, levels: [] }))).toBe('not-a-number')
  const levels = [{ name: 'x', value: Number.NaN, kind: 'limit' as const }]
  expect(faultOf(() => controlChart({ ...plain, measure: 'm', results: [{ label: 'a', value: 1 }], levels }))).toBe(
    'not-a-number',
  )
  expect(
    faultOf(() =>
      gradingChart({
        ...plain,
        series: [
          {
            name: 'a',
            points: [
              { size: -1, passing: 5 },
              { size: 1, passing: 9 },
            ],
          },
        ],
      }),
    ),
  ).toBe('not-a-number')
})

test('grading: a limit is judged at its own sieve only', () => {
  const series = [
    {
      name: 'Sand',
      points: [
        { size: 4.75, passing: 40 },
        { size: 2.36, passing: 20 },
        { size: 1.18, passing: 10 },
      ],
    },
  ]
  const limits = [
    { size: 4.75, min: 90, max: 100 },
    { size: 1.18, min: 0, max: 15 },
  ]
  const { description, table } = gradingChart({ ...plain, series, envelope: { name: 'Spec', limits } })
  expect(description).toBe('Grading curves of Sand; outside Spec: Sand at 4.75 mm.')
  expect(table.rows[1]).toEqual(['2.36', '20', '–', '–'])
})

test('the front holds exactly the points no other one beats', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 20 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), points => {
      const beats = (a: { x: number; y: number }, b: { x: number; y: number }) =>
        a.x <= b.x && a.y <= b.y && (a.x < b.x || a.y < b.y)
      const front = paretoFront(points).map(({ x, y }) => `${x} ${y}`)
      const unbeaten = points.filter(one => !points.some(other => beats(other, one))).map(({ x, y }) => `${x} ${y}`)
      expect(new Set(front)).toEqual(new Set(unbeaten))
      expect(new Set(front).size).toBe(front.length)
    }),
  )
})

test('arrows walk along a series and across to the nearest point of the next', () => {
  const at = (series: string, x: number) => ({ x, y: 0, series, label: '' })
  const points = [at('a', 0), at('a', 10), at('a', 20), at('b', 9), at('b', 21)]
  expect(walkPoints(points, 0, 'ArrowRight')).toBe(1)
  expect(walkPoints(points, 2, 'ArrowRight')).toBe(2)
  expect(walkPoints(points, 1, 'ArrowDown')).toBe(3)
  expect(walkPoints(points, 4, 'ArrowUp')).toBe(2)
  expect(walkPoints(points, 4, 'ArrowDown')).toBe(4)
  expect([walkPoints(points, 1, 'Home'), walkPoints(points, 1, 'End')]).toEqual([0, 2])
  expect(walkPoints([], 0, 'Home')).toBe(-1)
})

test('the table as CSV: plain numbers, quoted text, nothing a spreadsheet would run', () => {
  const columns = [
    { label: 'Sample', numeric: false },
    { label: 'Sum, MPa', numeric: true },
  ]
  const csv = tableCsv({
    columns,
    rows: [
      ['=1+1', '−1,234.5'],
      ['say "so"', '–'],
    ],
  })
  expect(csv).toBe(`\uFEFFSample,"Sum, MPa"\r\n'=1+1,-1234.5\r\n"say ""so""",\r\n`)
})

test('figures: a real minus, thousands apart, one length on an axis', () => {
  expect([figure(-1234.567, 1), figure(-0.001, 2), figure(3)]).toEqual(['−1,234.6', '0', '3'])
  expect(figures([2.2, 2.4, 3])).toEqual(['2.2', '2.4', '3.0'])
})

test('series stand out from their ground by 3 to 1, words by 4.5 to 1', () => {
  for (const theme of [LIGHT, DARK] as Theme[]) {
    for (const colour of theme.series) expect(contrast(colour, theme.ground)).toBeGreaterThanOrEqual(3)
    for (const colour of [theme.text, theme.muted, theme.limit, theme.good, theme.warn, theme.bad]) {
      expect(contrast(colour, theme.ground)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-z]+)(?:\s[a-zA-Z:-]+="[^"<>]*")*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return [`</${name}>`]
    } else if (!self) open.push(name!)
  }
  const loose = svg.replaceAll(/<\/?[a-z]+(?:\s[a-zA-Z:-]+="[^"<>]*")*\/?>/g, '').match(/[<>]|&(?!amp;|lt;|gt;|quot;)/g)
  return [...open, ...(loose ?? [])]
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

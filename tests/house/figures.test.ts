import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as customers from '~/domain/customers/words'
import { FIGURES, type FigureName, figureOf } from '~/domain/kit/figure/all'
import * as materials from '~/domain/materials/words'

const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(end) && !path.endsWith('.test.ts'))
    .map(path => `${folder}/${path}`)
const read = (path: string) => readFileSync(path, 'utf8')

/** Tiles of these tell of backups and accounts, which are no figures of the business. */
const OTHER_TILES = ['web/support/backup.tsx', 'web/users/person-overview.tsx', 'web/kit/figure.tsx']
const screens = filesIn('web', '.tsx').map(path => ({ path, text: read(path) }))

test('a tile of the business names its figure by the one list', () => {
  const tiles = screens
    .filter(({ path, text }) => text.includes("/kit/figure'") && !OTHER_TILES.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/<Figure\b[\s\S]*?(?=\n\s*\/>| \/>)/g)].map(([tile]) => ({ path, tile })),
    )
  expect(tiles.length).toBeGreaterThan(45)
  expect(tiles.filter(({ tile }) => !/\bof="\w+"/.test(tile)).map(({ path, tile }) => `${path}: ${tile}`)).toEqual([])
})

/** Tiles that lead nowhere, each with the reason; no more than these. */
const LEADS_NOWHERE: Record<string, string> = {
  'web/billing/receivable-list.tsx balance': 'the customers below are its rows',
  'web/billing/receivable-list.tsx overdue': 'the customers below are its rows',
  'web/billing/receivable-list.tsx over90': 'the customers below are its rows',
  'web/materials/material/overview.tsx inStock': 'the silos below are its rows',
  'web/materials/material/overview.tsx onOrder': 'the orders below are its rows',
  'web/materials/material/overview.tsx runsOut': 'is said of one of the silos below',
  'web/rawtests/test-report.tsx withinLimits': 'the tests below are its rows',
  'web/reports/day-figures.tsx trucksOut': 'is of this moment, and the boards of trucks show them',
  'web/reports/mix-product-report.tsx products': 'the rows below',
  'web/reports/mix-product-report.tsx mixes': 'the rows below',
  'web/reports/plant-audit-report.tsx auditScore': 'is said of one audit, in the table below',
}

test('a tile of the business leads to its rows, or it is said why it does not', () => {
  const tiles = screens
    .filter(
      ({ path, text }) =>
        !OTHER_TILES.includes(path) && (text.includes("/kit/figure'") || /const Figure = /.test(text)),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(/<Figure\b[^<]*?\bof="(\w+)"[\s\S]*?(?=\n\s*\/>| \/>)/g)].map(([tile, of]) => ({
        path,
        tile,
        of,
      })),
    )
  expect(tiles.length).toBeGreaterThan(50)
  const leadsNowhere = tiles
    .filter(({ tile }) => !/\bto=|\{\.\.\.(\w+\(|\()/.test(tile))
    .map(({ path, of }) => `${path} ${of}`)
  expect(leadsNowhere.sort()).toEqual(Object.keys(LEADS_NOWHERE).sort())
})

test('a tile that a catalogue names has the name of its figure, with its days behind it', () => {
  const words = new Map<string, unknown>([...Object.entries(customers), ...Object.entries(materials)])
  const named = screens.flatMap(({ path, text }) =>
    [...text.matchAll(/<Figure\s+of="(\w+)"[^<>]*?label=\{words\.(\w+)\(\)\}/g)].map(([, of, word]) => ({
      path,
      name: figureOf(of as FigureName).name,
      said: String((words.get(word!) as () => string)()),
    })),
  )
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter(({ name, said }) => said !== name && !said.startsWith(`${name} this `))).toEqual([])
})

/** Screens that are reports of figures; their columns on the right are figures. */
const REPORTS = [
  ...filesIn('web/reports', '.tsx'),
  ...['web/deliveries/delivery-order-report.tsx', 'web/fleet/story/overview.tsx'],
]

test('a column of figures in a report is one of the list, on the screen', () => {
  const own = REPORTS.flatMap(path =>
    [...read(path).matchAll(/\{\s*label: [^{}]*?align: 'right'[^{}]*\}/g)].map(([column]) => `${path}: ${column}`),
  )
  expect(own.length).toBeGreaterThan(0)
  // The change beside a figure is of that figure.
  expect(own.filter(column => !column.includes("label: 'Change'"))).toEqual([])
})

test('and in a spreadsheet or a paper', () => {
  const pages = [...filesIn('domain/reports', '-pages.ts'), ...filesIn('functions/reports', '.ts')]
  expect(pages.length).toBeGreaterThan(12)
  const own = pages.flatMap(path =>
    [...read(path).matchAll(/numberColumn(<\w+>)?\('(?!Figure')[^']*'|title: '[^']*', kind: 'number'/g)].map(
      ([column]) => `${path}: ${column}`,
    ),
  )
  expect(own).toEqual([])
})

test('a figure of the list is on some screen or paper', () => {
  const text = [
    ...screens,
    ...filesIn('domain', '.ts')
      .concat(filesIn('functions/reports', '.ts'))
      .map(path => ({ path, text: read(path) })),
  ]
    .filter(({ path }) => !path.startsWith('domain/kit/figure/'))
    .map(one => one.text)
    .join('\n')
  expect(Object.keys(FIGURES).filter(name => !new RegExp(`["']${name}["']`).test(text))).toEqual([])
})

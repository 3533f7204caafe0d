import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { builtManifest, filesFor, kilobytes, packedSize } from './manifest'

/**
 * Bytes after gzip. The first load of a list is what people wait for; what a screen adds to it is its own, but for what all
 * forms share, which no list loads.
 */
const SHELL_AND_LIST = 179_000
const FORMS = 9_000
const LARGEST_SCREEN = 55_000
/** Shell, forms and what is its own: all that a screen loads. */
const WHOLE_SCREEN = 240_000
const STYLES = 20_000

let manifest: Awaited<ReturnType<typeof builtManifest>>
beforeAll(async () => {
  manifest = await builtManifest()
}, 180_000)

const LIST = 'UPagination'
/** Two forms that have nothing else in common. */
const TWO_FORMS = ['sales-management/customers/create', 'sales-management/price-category/create']
const sharedByForms = () => {
  const [first = [], second = []] = TWO_FORMS.map(id => filesFor(manifest, id))
  return first.filter(file => second.includes(file))
}
const sum = (files: string[]) => files.reduce((bytes, file) => bytes + packedSize(file), 0)

test('shell and list together stay within 179 kB of JavaScript, and what forms share within 9 kB', () => {
  const files = filesFor(manifest, LIST)
  const bytes = sum(files)
  console.log(`shell + list ${kilobytes(bytes)} of ${kilobytes(SHELL_AND_LIST)} in ${files.length} files`)
  expect(bytes).toBeLessThanOrEqual(SHELL_AND_LIST)
  const forms = sharedByForms().filter(file => /\/form-/.test(file) && !files.includes(file))
  expect(forms).toHaveLength(1)
  expect(sum(forms)).toBeLessThanOrEqual(FORMS)
})

test('no screen adds more than its share to the shell', () => {
  const shell = new Set([...filesFor(manifest, LIST), ...sharedByForms()])
  const screens = Object.keys(manifest.routes).filter(id => manifest.routes[id]!.parentId !== undefined)
  const own = screens.map(id => ({ id, bytes: sum(filesFor(manifest, id).filter(file => !shell.has(file))) }))
  const largest = own.sort((a, b) => b.bytes - a.bytes).slice(0, 5)
  console.log(`largest screens beyond the shell: ${largest.map(one => `${one.id} ${kilobytes(one.bytes)}`).join(', ')}`)
  for (const { id, bytes } of own) expect(bytes, id).toBeLessThanOrEqual(LARGEST_SCREEN)
  for (const id of screens) expect(sum(filesFor(manifest, id)), id).toBeLessThanOrEqual(WHOLE_SCREEN)
})

test('the style sheet of the shell stays within 20 kB', () => {
  const sheets = readdirSync('build/client/assets').filter(file => /^app-.*\.css$/.test(file))
  expect(sheets).toHaveLength(1)
  const bytes = packedSize(`assets/${sheets[0]}`)
  console.log(`styles ${kilobytes(bytes)} of ${kilobytes(STYLES)}`)
  expect(bytes).toBeLessThanOrEqual(STYLES)
})

test('R-010 no screen is in the first load of another: map, calendar, palette, jobs and help come when asked for', () => {
  const loaded = filesFor(manifest, LIST).join(' ')
  for (const later of ['leaflet', 'calendar', 'palette', 'jobs-drawer', 'help-sheet', 'login', 'kit-show'])
    expect(loaded).not.toContain(`/${later}-`)
})

test('no schema library reaches the browser', () => {
  const scripts = readdirSync('build/client/assets').filter(file => file.endsWith('.js'))
  expect(
    scripts.filter(file => /ZodError|invalid_union/.test(readFileSync(`build/client/assets/${file}`, 'utf8'))),
  ).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { builtManifest, filesFor, kilobytes, packedSize } from './manifest'

/** Bytes after gzip. The first load of a list is what people wait for; what a screen adds to it is its own. */
const SHELL_AND_LIST = 185_000
const LARGEST_SCREEN = 55_000
const STYLES = 20_000

let manifest: Awaited<ReturnType<typeof builtManifest>>
beforeAll(async () => {
  manifest = await builtManifest()
}, 180_000)

const LIST = 'UPagination'
const sum = (files: string[]) => files.reduce((bytes, file) => bytes + packedSize(file), 0)

test('shell and list together stay within 185 kB of JavaScript', () => {
  const files = filesFor(manifest, LIST)
  const bytes = sum(files)
  console.log(`shell + list ${kilobytes(bytes)} of ${kilobytes(SHELL_AND_LIST)} in ${files.length} files`)
  expect(bytes).toBeLessThanOrEqual(SHELL_AND_LIST)
})

test('no screen adds more than its share to the shell', () => {
  const shell = new Set(filesFor(manifest, LIST))
  const screens = Object.keys(manifest.routes).filter(id => manifest.routes[id]!.parentId !== undefined)
  const own = screens.map(id => ({ id, bytes: sum(filesFor(manifest, id).filter(file => !shell.has(file))) }))
  const largest = own.sort((a, b) => b.bytes - a.bytes).slice(0, 5)
  console.log(`largest screens beyond the shell: ${largest.map(one => `${one.id} ${kilobytes(one.bytes)}`).join(', ')}`)
  for (const { id, bytes } of own) expect(bytes, id).toBeLessThanOrEqual(LARGEST_SCREEN)
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

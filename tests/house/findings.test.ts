import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** What inspection found and the test that keeps it mended: a row whose test is gone or renamed says so here. */
const HOME = 'tests/findings'
const HEADER = 'finding\twhat was wrong\tfile\ttest'

describe.each(readdirSync(HOME).filter(name => name.endsWith('.tsv')))('findings of %s', name => {
  const [header, ...lines] = readFileSync(`${HOME}/${name}`, 'utf8').trimEnd().split('\n')
  const rows = lines.map(line => line.split('\t'))

  test('each row has a finding, what was wrong, a file and a test', () => {
    expect(header).toBe(HEADER)
    expect(
      rows.filter(row => row.length !== 4 || !/^[ABCW]\d+$/.test(row[0] ?? '') || row.some(cell => !cell.trim())),
    ).toEqual([])
  })

  test('the test that it names is in its file', () => {
    const gone = rows.filter(([, , file, title]) => file !== '-' && !titlesOf(file ?? '').includes(plain(title ?? '')))
    expect(gone).toEqual([])
  })
})

function titlesOf(file: string) {
  return plain(readFileSync(file, 'utf8'))
}

/** Titles are compared without the backslashes and quotes that the source needs. */
function plain(text: string) {
  return text.replaceAll(/[\\'"`]/g, '')
}

import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Invalid } from '~/domain/kit/problem'
import { bookParts, textRow, zipOf } from '../../../tests/kit/zip'
import { sheet } from '../sheet'
import { type ImportLimits, USUAL_LIMITS } from './limits'
import { readFile } from './read-file'

const HEAD = textRow(1, ['Truck', 'Valid to'])
const read = (bytes: Uint8Array | string, name = 'a.xlsx', limits: Partial<ImportLimits> = {}) =>
  readFile({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes }, { ...USUAL_LIMITS, ...limits })
const cells = async (...of: Parameters<typeof read>) => (await read(...of))[0]!.rows.map(row => row.cells)

test('our own sheets come back as they were written: text, figures, days', async () => {
  const bytes = await sheet({
    name: 'Passes',
    columns: [
      { title: 'Truck', value: row => row.no },
      { title: 'Weight', value: row => row.kg, kind: 'number', decimals: 1 },
      { title: 'Valid to', value: row => row.to, kind: 'day' },
    ],
    rows: [
      { no: 'M001 & Söhne', kg: '12.1', to: '2026-12-31' },
      { no: '=1+1', kg: '-3', to: '2028-02-29' },
    ],
  })
  expect(await cells(bytes)).toEqual([
    ['Truck', 'Weight', 'Valid to'],
    ['M001 & Söhne', '12.1', '2026-12-31'],
    ["'=1+1", '-3', '2028-02-29'],
  ])
})

test('formulas, errors, day systems, shared strings, hidden sheets and gaps', async () => {
  const rows = `${HEAD}<row r="4"><c r="B4" s="1"><v>60</v></c><c r="C4" t="s"><v>0</v></c></row>
    <row r="6"><c r="A6"><f>HYPERLINK("http://x")</f><v>1</v></c><c r="B6" t="e"><v>#REF!</v></c><c r="C6" t="b"><v>1</v></c></row>`
  const more = [
    {
      name: 'xl/sharedStrings.xml',
      text: '<sst><si><r><t>A </t></r><r><t>&lt;b&gt;&#x41;</t></r><rPh><t>x</t></rPh></si></sst>',
    },
    {
      name: 'xl/styles.xml',
      text: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    },
  ]
  const found = await read(zipOf(bookParts(rows, more)))
  expect(found[0]!.rows.slice(1)).toEqual([
    { row: 4, cells: ['', '1900-02-28', 'A <b>A'] },
    { row: 6, cells: [{ bad: 'formula' }, { bad: 'error' }, 'Yes'] },
  ])
  const old = bookParts('<row r="1"><c r="A1" s="1"><v>0</v></c></row>', [more[1]!])
  old[1]!.text = String(old[1]!.text).replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
  expect(await cells(zipOf(old))).toEqual([['1904-01-01']])
})

test('commas, semicolons, tabs, quotes, byte order marks, UTF-16', async () => {
  expect(await cells('a,b\r\n"x, ""y""",2\r\n\r\n,3', 'a.csv')).toEqual([
    ['a', 'b'],
    ['x, "y"', '2'],
    ['', '3'],
  ])
  expect(await cells('\ufeffä;b\n1;2', 'a.csv')).toEqual([
    ['ä', 'b'],
    ['1', '2'],
  ])
  expect(await cells(Buffer.from('\ufeffa\tb\n1\t2', 'utf16le'), 'a.csv')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a text that is not quoted as it should be names its row; empty lines count as rows', async () => {
  const said = (text: string) => read(text, 'a.csv').then(String, (error: Error) => error.message)
  expect(await said('a,b\n"x"y,2')).toBe('Row 2 has text beside its quotes')
  expect(await said('a,b\n\n12" pipe,2')).toBe('Row 3 has text beside its quotes')
  expect(await said(`a,b\n"${'x'.repeat(300_000)}",2`)).toBe('Row 2 has too much text or an open quote')
  expect((await read('a,b\n\n1,2', 'a.csv'))[0]!.rows.map(({ row }) => row)).toEqual([1, 3])
})

describe('a file that was made to hurt is refused within two seconds, small in memory', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `p${at}`, text: '' }))
  const attacks: [rule: string, what: string, bytes: () => Uint8Array | string, name?: string][] = [
    ['unpacked', 'sixty megabytes in twelve parts', () => zipOf(bookParts(HEAD, dozen()))],
    ['ratio', 'a sheet that unpacks a thousandfold', () => zipOf(bookParts(' '.repeat(100_000_000)))],
    ['lied', 'an entry that says it is small', () => liar()],
    ['entries', 'sixty-five thousand entries', () => zipOf(many(65_535))],
    [
      'overlap',
      'entries that share their bytes',
      () => zipOf([...bookParts(HEAD), { name: 'xl/z.xml', text: 'x', at: 0 }]),
    ],
    ['nested', 'an archive inside', () => zipOf(bookParts(HEAD, [{ name: 'xl/inner.zip', text: 'PK' }]))],
    ['path', 'a name that climbs out', () => zipOf(bookParts(HEAD, [{ name: 'xl/../../etc/passwd', text: 'x' }]))],
    ['path', 'a name with a backslash', () => zipOf(bookParts(HEAD, [{ name: 'xl\\..\\x', text: 'x' }]))],
    ['link', 'a symlink', () => zipOf(bookParts(HEAD, [{ name: 'xl/link', text: '/etc/passwd', mode: 0xa }]))],
    ['locked', 'an encrypted entry', () => zipOf(bookParts(HEAD, [{ name: 'xl/secret', text: 'x', flags: 1 }]))],
    ['macro', 'a macro under another name', () => zipOf(bookParts(HEAD, [{ name: 'xl/vbaProject.bin', text: 'x' }]))],
    ['macro', 'a workbook that says it has macros', () => zipOf(macroBook())],
    [
      'external-link',
      'values of another file',
      () => zipOf(bookParts(HEAD, [{ name: 'xl/externalLinks/a.xml', text: 'x' }])),
    ],
    ['dtd', 'an entity bomb', () => zipOf(bookParts('').map(part => ({ ...part, text: bombIn(part) })))],
    [
      'dtd',
      'an external entity',
      () => zipOf(bookParts(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${HEAD}`)),
    ],
    ['entity', 'an entity without a type', () => zipOf(bookParts(textRow(1, ['&lol;'])))],
    [
      'letters',
      'a million shared strings',
      () => zipOf(bookParts(HEAD, [{ name: 'xl/sharedStrings.xml', text: manyStrings() }])),
    ],
    ['columns', 'sixteen thousand columns', () => zipOf(bookParts('<row r="1"><c r="XFD1"><v>1</v></c></row>'))],
    ['rows', 'one row too many', () => `a\n${'1\n'.repeat(50_000)}`, 'a.csv'],
    ['cells', 'a row of rows', () => `${'1,'.repeat(190)}\n`.repeat(4000), 'a.csv'],
    ['depth', 'tags without end', () => zipOf(bookParts('<a>'.repeat(1000)))],
    [
      'tag',
      'a tag without end',
      () => zipOf(bookParts(`<row ${Array.from({ length: 60_000 }, (_, at) => `a${at}="1"`).join(' ')}`)),
    ],
    ['damaged', 'a workbook cut off', () => zipOf(bookParts(HEAD)).subarray(0, 300)],
    ['overlap', 'a PDF that is also an archive', () => zipOf(bookParts(HEAD), { before: 'PK\x03\x04%PDF-1.7\n' })],
    ['damaged', 'bytes behind the archive', () => zipOf(bookParts(HEAD), { behind: '<script>' })],
    ['magic', 'a PDF', () => '%PDF-1.7'],
    ['magic', 'a page', () => '<html></html>', 'a.csv'],
    ['magic', 'a drawing', () => '<svg onload="x"/>', 'a.csv'],
    ['magic', 'a program', () => 'MZ\x90\x00', 'a.csv'],
    ['magic', 'a text as a workbook', () => 'a,b\n1,2'],
    ['magic', 'a workbook as a text', () => zipOf(bookParts(HEAD)), 'a.csv'],
    ['magic', 'an archive without a workbook', () => zipOf([{ name: 'a.txt', text: 'x' }])],
    ['magic', 'NUL in a text', () => 'a,b\n\0,2', 'a.csv'],
    ['locked', 'an old or a locked workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['ending', 'an unknown ending', () => 'a,b', 'a.txt'],
    ['macro', 'a workbook with macros by name', () => zipOf(bookParts(HEAD)), 'a.xlsm'],
    ['empty', 'nothing', () => ''],
    ['encoding', 'a text of another encoding', () => Buffer.from([0x61, 0xe4, 0x0a]), 'a.csv'],
    ['quote', 'a quote without end', () => `a\n"${'x'.repeat(1_000_000)}`, 'a.csv'],
  ]
  test.each(attacks)('%s: %s', async (rule, _what, make, name) => {
    const bytes = Buffer.from(make())
    global.gc?.()
    const [before, from] = [process.memoryUsage().rss, performance.now()]
    const fault = await read(bytes, name).then(
      () => null,
      (error: unknown) => error,
    )
    const [took, grown] = [performance.now() - from, process.memoryUsage().rss - before]
    expect(fault).toBeInstanceOf(Invalid)
    expect((fault as Invalid).facts).toEqual({ rule })
    expect(took).toBeLessThan(2000)
    expect(grown).toBeLessThan(100 * 1024 * 1024)
  })
})

const dozen = () =>
  Array.from({ length: 12 }, (_, at) => ({ name: `xl/p${at}`, text: randomBytes(80_000), says: 5_000_000 }))

/** Its directory and its own head both say ten bytes. */
const liar = () =>
  zipOf(
    bookParts(HEAD).map(part =>
      part.name.includes('sheet1') ? { ...part, text: textRow(1, ['x'.repeat(900_000)]), says: 10 } : part,
    ),
  )

const macroBook = () =>
  bookParts(HEAD).map((part, at) =>
    at === 0
      ? {
          ...part,
          text: '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
        }
      : part,
  )

const bombIn = (part: { name: string; text: string | Buffer }) =>
  part.name.includes('sheet1') ? `<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${part.text}` : part.text

const manyStrings = () => `<sst>${Array.from({ length: 1_000_000 }, (_, at) => `<si><t>${at}</t></si>`).join('')}</sst>`

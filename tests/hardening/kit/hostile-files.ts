import { EICAR } from '../../kit/clamd'
import { book, sheetOf, textCell, zip } from './zip'

export type Hostile = {
  what: string
  name: string
  bytes: () => Buffer
  /** Refused by whoever takes any file too, not only by whoever reads a workbook. */
  anywhere?: boolean
}

const row = (cells: string) => `<row>${cells}</row>`
const part = (name: string, text: string | Buffer) => ({ name, data: Buffer.from(text as string) })
const good = () => sheetOf(row(textCell('a')))
const repeated = (text: string, times: number) => Buffer.from(text.repeat(times))

/** Files that were made to hurt, each small to send. */
export const HOSTILE: readonly Hostile[] = [
  {
    what: 'a sheet of 400 MB in less than a megabyte',
    name: 'bomb.xlsx',
    bytes: () => zip(book(repeated(' ', 400 * 1024 * 1024))),
  },
  {
    what: 'an archive in an archive in an archive',
    name: 'nested.xlsx',
    bytes: () =>
      zip([...book(good()), part('xl/media/inner.zip', zip([part('a.zip', zip([part('b', 'x'.repeat(1e6))]))]))]),
  },
  {
    what: '65,536 entries',
    name: 'entries.xlsx',
    bytes: () =>
      zip([...book(good()), ...Array.from({ length: 65_530 }, (_, no) => part(`x${no}`, ''))], { count: 65_535 }),
  },
  {
    what: 'entries that lie over each other',
    name: 'overlap.xlsx',
    bytes: () =>
      zip(
        book(
          good(),
          Array.from({ length: 200 }, (_, no) => ({ ...part(`y${no}`, 'z'.repeat(9000)), says: { from: 0 } })),
        ),
      ),
  },
  {
    what: 'an entry that lies about its size',
    name: 'liar.xlsx',
    bytes: () =>
      zip(
        book(repeated('<c/>', 12_000_000)).map(of =>
          of.name.includes('sheet1') ? { ...of, says: { unpacked: 90 } } : of,
        ),
      ),
  },
  {
    what: 'a million shared strings',
    name: 'strings.xlsx',
    bytes: () =>
      zip(book(good(), [part('xl/sharedStrings.xml', `<sst>${'<si><t>a</t></si>'.repeat(1_000_000)}</sst>`)])),
  },
  {
    what: '16,384 columns',
    name: 'wide.xlsx',
    bytes: () => zip(book(sheetOf(row(textCell('a').repeat(16_384)).repeat(3)))),
  },
  {
    what: '50,001 rows',
    name: 'long.xlsx',
    bytes: () => zip(book(sheetOf(Array.from({ length: 50_002 }, (_, no) => row(textCell(`n${no * 7919}`))).join('')))),
  },
  {
    what: 'entities that multiply',
    name: 'laughs.xlsx',
    bytes: () =>
      zip(
        book(
          `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, no) => `<!ENTITY ${'bcdefghij'[no]} "${`&${'abcdefghi'[no]};`.repeat(10)}">`).join('')}]><worksheet><sheetData>${row(textCell('&j;'))}</sheetData></worksheet>`,
        ),
      ),
  },
  {
    what: 'an entity of another file',
    name: 'outside.xlsx',
    bytes: () =>
      zip(
        book(
          `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${row(textCell('&a;'))}</sheetData></worksheet>`,
        ),
      ),
  },
  { what: 'tags in tags', name: 'deep.xlsx', bytes: () => zip(book(`<worksheet>${'<a>'.repeat(500_000)}`)) },
  {
    what: 'a path that leads out',
    name: 'slip.xlsx',
    bytes: () => zip([...book(good()), part('../../../../etc/cron.d/x', 'x')]),
  },
  {
    what: 'a link in place of a part',
    name: 'link.xlsx',
    bytes: () => zip([...book(good()), { ...part('xl/link', '/etc/passwd'), says: { mode: 0xa1ff } }]),
  },
  {
    what: 'a password',
    name: 'locked.xlsx',
    bytes: () => zip(book(good()).map(of => ({ ...of, says: { flags: 1 } }))),
  },
  {
    what: 'macros under another name',
    name: 'macro.xlsx',
    bytes: () =>
      zip(book(good(), [part('xl/vbaProject.bin', 'x')], 'application/vnd.ms-excel.sheet.macroEnabled.main+xml')),
  },
  {
    what: 'a program named as a workbook',
    name: 'program.xlsx',
    bytes: () => Buffer.from('MZ\u0090\u0000program'),
    anywhere: true,
  },
  {
    what: 'a page named as a workbook',
    name: 'page.xlsx',
    bytes: () => Buffer.from('<html><script>alert(1)</script>'),
    anywhere: true,
  },
  {
    what: 'a drawing with a script',
    name: 'drawing.xlsx',
    bytes: () => Buffer.from('<svg onload="alert(1)"/>'),
    anywhere: true,
  },
  { what: 'a text named as a workbook', name: 'text.xlsx', bytes: () => Buffer.from('a;b;c\n1;2;3'), anywhere: true },
  {
    what: 'a PDF that is an archive too',
    name: 'polyglot.xlsx',
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), zip(book(good()))]),
    anywhere: true,
  },
  { what: 'the test virus', name: 'virus.xlsx', bytes: () => Buffer.from(EICAR), anywhere: true },
  { what: 'the test virus in a text', name: 'virus.csv', bytes: () => Buffer.from(EICAR), anywhere: true },
  { what: 'nothing', name: 'empty.xlsx', bytes: () => Buffer.alloc(0), anywhere: true },
  { what: 'half a workbook', name: 'half.xlsx', bytes: () => zip(book(good())).subarray(0, 300) },
  { what: 'eleven megabytes', name: 'large.csv', bytes: () => Buffer.alloc(11 * 1024 * 1024, 'a;b\n'), anywhere: true },
  { what: 'a script', name: 'run.sh', bytes: () => Buffer.from('#!/bin/sh\nid'), anywhere: true },
  { what: 'a page', name: 'page.html', bytes: () => Buffer.from('<script>alert(1)</script>'), anywhere: true },
  { what: 'a program', name: 'setup.exe', bytes: () => Buffer.from('MZ'), anywhere: true },
  {
    what: 'a workbook with macros',
    name: 'macro.xlsm',
    bytes: () => zip(book(good(), [part('xl/vbaProject.bin', 'x')])),
    anywhere: true,
  },
]

/** Names of a file as no browser sends them, in the head of its part. */
export const HOSTILE_NAMES: readonly string[] = [
  '../../etc/passwd.csv',
  '..\\..\\windows\\system.csv',
  'C:\\a.csv',
  '/etc/a.csv',
  'a\u0000.csv',
  'a%0d%0aSet-Cookie: x=1.csv',
  `${'n'.repeat(1_000_000)}.csv`,
  '',
  '   ',
  '.csv\u202exslx',
]

const BOUNDARY = 'hostileboundary'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

export type Field = { name: string; file?: string; data: Buffer | string }

/** A form by hand, since a form of the platform would tidy up what is odd. */
export function form(fields: Field[]): Buffer {
  const parts = fields.flatMap(({ name, file, data }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: application/octet-stream`}\r\n\r\n`,
    ),
    Buffer.from(data as string),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

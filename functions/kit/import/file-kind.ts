import { refuseFile } from './limits'

export type FileKind = 'xlsx' | 'csv'

/** What the bytes say a file is; the name has to agree, and nothing else is opened. */
export function kindOf({ name, bytes }: { name: string; bytes: Uint8Array }): FileKind {
  if (bytes.byteLength === 0) throw refuseFile('The file is empty', 'empty')
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (ending === 'xlsm' || ending === 'xlsb' || ending === 'xltm')
    throw refuseFile('Workbooks with macros are not accepted. Save it as .xlsx', 'macro')
  if (ending !== 'xlsx' && ending !== 'csv') throw refuseFile('A file ending in .xlsx or .csv is needed', 'ending')
  const known = MAGIC.find(([mark]) => head.startsWith(mark))?.[1]
  if (known === 'an old or a locked workbook')
    throw refuseFile('This workbook is locked or of an old kind; save it without a password as .xlsx', 'locked')
  if (ending === 'xlsx') {
    if (known !== 'a workbook') throw refuseFile(`This is ${known ?? 'no workbook'}, not a workbook`, 'magic')
    return 'xlsx'
  }
  if (known) throw refuseFile(`This is ${known}, not a text with commas`, 'magic')
  if (/^\s*<(!doctype|html|svg|\?xml|script)/i.test(head))
    throw refuseFile('This is a page, not a text with commas', 'magic')
  return 'csv'
}

const MAGIC: [mark: string, what: string][] = [
  ['PK\x03\x04', 'a workbook'],
  ['PK', 'an archive'],
  ['\xd0\xcf\x11\xe0', 'an old or a locked workbook'],
  ['MZ', 'a program'],
  ['\x7fELF', 'a program'],
  ['#!', 'a program'],
  ['%PDF', 'a PDF'],
  ['\x1f\x8b', 'an archive'],
  ['Rar!', 'an archive'],
  ['7z\xbc\xaf', 'an archive'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
]

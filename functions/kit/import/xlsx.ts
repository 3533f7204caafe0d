import type { Cell, FileSheet } from '~/domain/kit/import'
import { type ImportLimits, refuseFile } from './limits'
import { dayOf, dayStyles } from './sheet-days'
import { gather } from './table'
import { budgetOf, unpacked } from './unpack'
import { type Part, readXml, type XmlReader } from './xml'
import { type ZipEntry, zipDirectory } from './zip-directory'

/**
 * The values of a workbook: text, figures, days; of a formula only that there is one. The directory is judged first, then
 * the few parts that are needed are read as a stream within one budget.
 */
export async function readXlsx(bytes: Uint8Array, limits: ImportLimits): Promise<FileSheet[]> {
  const entries = zipDirectory(bytes, limits)
  const budget = budgetOf(limits)
  const part = (name: string, reader: XmlReader) => {
    const entry = entries.get(name)
    return entry ? readXml(unpacked(bytes, entry, limits, budget), reader, limits) : Promise.resolve()
  }
  await part('[Content_Types].xml', { open: (_name, of) => refuseMacros(of('ContentType') ?? '') })
  const book = await workbook(entries, part)
  const days = await dayStyles(part)
  const strings = await sharedStrings(part, limits)
  const table = gather(limits)
  for (const { name, target } of book.sheets) {
    table.sheet(name)
    await part(target, sheetReader({ ...table, strings, days, from1904: book.from1904 }))
  }
  if (!table.sheets.some(sheet => sheet.rows.length)) throw refuseFile('The workbook has no rows', 'empty')
  return table.sheets.filter(sheet => sheet.rows.length)
}

function refuseMacros(type: string): void {
  if (/macroEnabled|vbaProject/i.test(type))
    throw refuseFile('Workbooks with macros are not accepted. Save it as .xlsx', 'macro')
}

async function workbook(entries: Map<string, ZipEntry>, part: Part) {
  if (!entries.has('xl/workbook.xml')) throw refuseFile('This is an archive, not a workbook', 'magic')
  const targets = new Map<string, string>()
  await part('xl/_rels/workbook.xml.rels', {
    open: (name, of) => {
      if (name === 'Relationship' && of('TargetMode') !== 'External')
        targets.set(of('Id') ?? '', inBook(of('Target') ?? ''))
    },
  })
  const sheets: { name: string; target: string }[] = []
  let from1904 = false
  await part('xl/workbook.xml', {
    open: (name, of) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(of('date1904') ?? '')
      const target = name === 'sheet' ? targets.get(of('r:id') ?? '') : undefined
      if (target && entries.has(target) && (of('state') ?? 'visible') === 'visible')
        sheets.push({ name: (of('name') ?? 'Sheet').slice(0, 40), target })
    },
  })
  if (!sheets.length) throw refuseFile('The workbook has no sheet', 'empty')
  return { sheets, from1904 }
}

const inBook = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

async function sharedStrings(part: Part, limits: ImportLimits): Promise<string[]> {
  const strings: string[] = []
  let letters = 0
  let now = ''
  let inText = false
  let phonetic = false
  await part('xl/sharedStrings.xml', {
    open: (name, of) => {
      if (name === 'sst' && Number(of('uniqueCount') ?? 0) > limits.strings) throw tooMuchText()
      if (name === 'si') now = ''
      if (name === 'rPh') phonetic = true
      inText = name === 't' && !phonetic
    },
    text: text => {
      if (inText) now += text
    },
    close: name => {
      if (name === 't') inText = false
      if (name === 'rPh') phonetic = false
      if (name !== 'si') return
      letters += now.length
      strings.push(now)
      if (strings.length > limits.strings || letters > limits.letters) throw tooMuchText()
    },
  })
  return strings
}

const tooMuchText = () => refuseFile('The file holds too much text', 'letters')

type Sheet = ReturnType<typeof gather> & { strings: string[]; days: Set<number>; from1904: boolean }

function sheetReader({ cell, endRow, strings, days, from1904 }: Sheet): XmlReader {
  let row = 0
  let column = -1
  let kind = ''
  let style = 0
  let value = ''
  let formula = false
  let reading = false
  return {
    open: (name, of) => {
      if (name === 'row') {
        row = Number(of('r') ?? row + 1)
        column = -1
      } else if (name === 'c') {
        column = columnOf(of('r'), column + 1)
        kind = of('t') ?? 'n'
        style = Number(of('s') ?? 0)
        value = ''
        formula = false
      } else if (name === 'f') formula = true
      reading = name === 'v' || name === 't'
    },
    text: text => {
      if (reading) value += text
    },
    close: name => {
      if (name === 'v' || name === 't') reading = false
      if (name === 'c') cell(column, formula ? { bad: 'formula' } : valueHere())
      if (name === 'row') endRow(row)
    },
  }

  function valueHere(): Cell {
    if (kind === 'e') return { bad: 'error' }
    if (kind === 's') return (strings[Number(value)] ?? '').trim()
    if (kind === 'b') return value === '1' ? 'Yes' : 'No'
    if (kind !== 'n' || value === '') return value.trim()
    const figure = Number(value)
    if (!Number.isFinite(figure)) return { bad: 'error' }
    return days.has(style) ? dayOf(figure, from1904) : plainFigure(figure)
  }
}

/** 12.1 is kept by sheets as 12.1000000000000001. */
function plainFigure(figure: number): string {
  const text = String(Number(figure.toPrecision(15)))
  return /e/i.test(text) ? figure.toFixed(figure < 1 ? 12 : 0) : text
}

function columnOf(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (!letters) return next
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

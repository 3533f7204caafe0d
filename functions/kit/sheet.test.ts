import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { harmless } from '~/domain/kit/csv'
import { disposition } from './attachment'
import { pdf } from './pdf'
import { sheet } from './sheet'

describe('files', () => {
  test('a cell that begins like a formula stays text, a number stays a number, a date a date', async () => {
    const bytes = await sheet({
      name: 'Loads: [all]',
      columns: [
        { title: 'Customer', value: (row: Row) => row.customer },
        { title: 'm³', value: row => row.quantity, kind: 'number' },
        { title: 'Day', value: row => row.day, kind: 'day' },
        { title: 'At', value: row => row.at, kind: 'instant' },
      ],
      rows: [{ customer: '=1+1', quantity: '9.00', day: '2026-11-20', at: new Date('2026-11-19T22:30:00Z') }],
    })
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes as never)
    const page = book.worksheets[0]!
    expect(page.name).toBe('Loads   all ')
    expect(page.getRow(2).getCell(1).value).toBe("'=1+1")
    expect(page.getRow(2).getCell(2).value).toBe(9)
    expect(page.getRow(2).getCell(3).value).toEqual(new Date('2026-11-20T00:00:00Z'))
    expect(page.getRow(2).getCell(4).value).toEqual(new Date('2026-11-20T06:30:00Z'))
  })

  test.each(['=A1', '+1', '-1', '@x', '\tx', '\rx'])('text %j is defused', text => {
    expect(harmless(text)).toBe(`'${text}`)
  })

  test('a file name with quotes, line breaks and other letters is one safe header', () => {
    const header = disposition('Ticket "SW1"\r\n 混凝土.pdf')
    expect(header).toBe(
      `attachment; filename="Ticket _SW1___ ___.pdf"; filename*=UTF-8''Ticket%20%22SW1%22__%20%E6%B7%B7%E5%87%9D%E5%9C%9F.pdf`,
    )
  })

  test('a document is an A4 PDF with its fonts embedded', async () => {
    const bytes = await pdf({ title: 'Ticket', content: ['9.00 m³ to Tuas'], watermark: 'COPY' })
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text).toContain('/FontFile2')
    expect(text).toContain('[0 0 595.28 841.89]')
  })

  test('a document may not read a file of the machine', async () => {
    await expect(pdf({ title: 'x', content: [{ image: '/etc/hostname' }] })).rejects.toThrow()
  })
})

type Row = { customer: string; quantity: string; day: string; at: Date }

import { expect, test } from 'vitest'
import { reminderWords } from './reminder-words'

const step = { days: 7, name: 'Reminder', text: 'Please pay.' }
const of = {
  kind: 'invoice',
  invoiceNo: 'SB-2026-000001',
  customerDocumentNo: 'SBI-2026-118',
  purchaseOrderNo: 'PO-24590',
  invoiceDate: '2026-11-18',
  dueDate: '2026-11-20',
  total: '19163.34',
}

test('a reminder names what the customer knows the bill by: the number of their own invoice and their purchase order', () => {
  const { title, body } = reminderWords(of, step, '163.34', '2026-11-27')
  expect(title).toContain('SBI-2026-118')
  expect(body.split('\n')).toEqual([
    'Please pay.',
    '',
    expect.stringMatching(/^Invoice .*SBI-2026-118.* of 18\/11\/2026, S\$19,163\.34$/),
    'Your purchase order: PO-24590',
    'Due on 20/11/2026, 7 days ago',
    'Open: S$163.34',
  ])
  const without = reminderWords({ ...of, customerDocumentNo: null, purchaseOrderNo: null }, step, '1.00', '2026-11-21')
  expect(without.body).not.toContain('purchase order')
  expect(without.body).toContain('1 day ago')
})

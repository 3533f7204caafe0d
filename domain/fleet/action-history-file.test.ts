import { expect, test } from 'vitest'
import { columnsOf, csvHead, csvRow } from './action-history-file'

const line = {
  at: new Date('2026-11-20T01:02:03Z'),
  kind: 'delivery',
  action: 'left_plant',
  truckNo: 'M001',
  driverName: '=cmd()',
  plantName: 'Tuas',
  detail: 'TUS-1, "Tower", gate 2',
  byName: 'Truck telematics',
  source: 'gps',
}

test('a row of the history is a line: words for codes, the plant’s clock, quotes doubled, no formula', () => {
  expect(csvRow(line, undefined)).toBe(
    `2026-11-20 09:02:03,M001,'=cmd(),Delivery,Left plant,"TUS-1, ""Tower"", gate 2",Tuas,Truck telematics,gps\r\n`,
  )
  expect(csvHead('truckNo,at,nothing')).toBe('\uFEFFWhen,Truck\r\n')
  expect(columnsOf('nothing')).toHaveLength(9)
})

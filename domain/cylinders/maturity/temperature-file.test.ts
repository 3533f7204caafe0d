import { describe, expect, test } from 'vitest'
import type { FileRow } from '~/domain/kit/import'
import { SINGAPORE } from '~/domain/kit/time'
import { readTemperatureFile } from './temperature-file'

const rows = (...lines: string[]): FileRow[] =>
  lines.flatMap((line, at) => (line ? [{ row: at + 1, cells: line.split('|') }] : []))
const read = (...lines: string[]) => readTemperatureFile(rows(...lines), SINGAPORE)
const first = (...lines: string[]) => {
  const [one] = read(...lines).channels
  return [one!.channel, ...one!.readings.map(({ at, celsius }) => `${at.toISOString().slice(0, 19)} ${celsius}`)]
}
const why = (...lines: string[]) => {
  try {
    read(...lines)
  } catch (error) {
    return (error as Error).message
  }
}

describe('files of loggers', () => {
  test('a time and several channels in °C', () => {
    const { channels, leftOut } = read(
      'Timestamp|Sensor 1 Temperature (°C)|Sensor 2 Temperature (°C)|Maturity (°C-hrs)|Strength (MPa)|Ambient temperature (°C)',
      '2026-11-20 10:00|31.5|30.0|0|0|27',
      '2026-11-20 10:30|33.25||16|0|27',
      '2026-11-20 11:00|36|34|33|1|28',
    )
    expect(channels.map(({ channel, readings }) => [channel, readings.length])).toEqual([
      ['Sensor 1 Temperature', 3],
      ['Sensor 2 Temperature', 2],
    ])
    expect(leftOut).toEqual(['Maturity (°C-hrs)', 'Strength (MPa)', 'Ambient temperature (°C)'])
    expect(channels[0]!.readings[1]).toEqual({ row: 3, at: new Date('2026-11-20T02:30:00Z'), celsius: 33.25 })
  })

  test('lines of the logger above the headings, and a column that names the unit', () => {
    expect(
      first(
        '1-Wire/iButton Part Number: DS1922L',
        'Is Mission Active?  true',
        '',
        'Date/Time|Unit|Value',
        '20/11/26 10:00:00 AM|F|86',
        '20/11/26 01:00:30 PM|F|104',
      ),
    ).toEqual(['Temperature', '2026-11-20T02:00:00 30', '2026-11-20T05:00:30 40'])
  })

  test('an offset in the heading, a month in front where only that can be meant', () => {
    expect(first('#|Date Time, GMT+00:00|Temp, °F', '1|11/05/2026 09:00 PM|77', '2|11/13/2026 09:00 PM|95')).toEqual([
      'Temp',
      '2026-11-05T21:00:00 25',
      '2026-11-13T21:00:00 35',
    ])
    expect(first('Date|Time|Deg C', '03/04/2026|23:30|21,5', '04/04/2026|0:00|22')).toEqual([
      'Temperature',
      '2026-04-03T15:30:00 21.5',
      '2026-04-03T16:00:00 22',
    ])
    expect(first('time|temp', '2026-01-01T00:00:00Z|20', '2026-01-01T00:30:00+00:00|21')[1]).toBe(
      '2026-01-01T00:00:00 20',
    )
  })

  test('what does not fit is refused with its row', () => {
    const head = 'Timestamp|Temperature (°C)'
    expect(why('Reading|Load (kN)', '1|2')).toContain('no headings of a time and a temperature')
    expect(why(head)).toBe('The file has no readings')
    expect(why(head, '2026-11-20 10:00|20', '', '2026-11-20 10:00|21')).toBe(
      'Row 4: its time is not later than that of the row before',
    )
    expect(why(head, '2026-02-30 10:00|20')).toBe('Row 2: “2026-02-30 10:00” is not a date and time')
    expect(why(head, '2026-11-20 25:00|20')).toContain('Row 2:')
    expect(why(head, '2026-11-20 10:00|20', '2026-11-20 10:30|185')).toBe(
      'Row 3: 185 °C is not a temperature of concrete',
    )
    expect(why(head, '2026-11-20 10:00|=1+1')).toBe('Row 2: “=1+1” is not a temperature')
    expect(why(head, '2026-11-20 10:00|20')).toBe('No channel of the file has two readings')
    expect(why(`Time|${Array.from({ length: 13 }, (_, at) => `T${at} (°C)`).join('|')}`, '2026-11-20 10:00|1')).toBe(
      'The file has 13 channels; 12 are the most',
    )
  })
})

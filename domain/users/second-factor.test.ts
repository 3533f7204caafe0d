import { expect, test } from 'vitest'
import { Code, recoveryCode, spokenCode } from './second-factor'

test('a code is taken as people type it, and nothing else is one', () => {
  for (const typed of ['123456', '123 456', ' 123-456 ']) expect(Code.parse(typed)).toBe('123456')
  expect(Code.parse('7k3m-90qf-tz21')).toBe('7K3M90QFTZ21')
  for (const typed of ['', '12345', '1234567', 'abcdef', '7K3M-90QF-TZ2'])
    expect(Code.safeParse(typed).success).toBe(false)
})

test('a recovery code has no letter that is read for another, and is typed in fours', () => {
  const every = recoveryCode(Uint8Array.from({ length: 12 }, (_, at) => at * 21))
  expect(every).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(spokenCode(every)).toMatch(/^.{4}-.{4}-.{4}$/)
  expect(Code.parse(spokenCode(every).toLowerCase())).toBe(every)
  const used = new Set(Array.from({ length: 256 }, (_, byte) => recoveryCode(new Uint8Array(12).fill(byte))[0]))
  expect(used.size).toBe(32)
})

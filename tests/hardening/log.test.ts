import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lineLog } from '~/functions/kit/parts/log'

const logged = (fields: Record<string, unknown>): string => {
  const lines: string[] = []
  lineLog(line => lines.push(line), 'test').error('defect', fields)
  return lines.join('\n')
}

test('what a statement was given is never in the log, however deep the error lies', () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "S1234567D\nof Ms Tan"'), {
    code: '22P02',
  })
  const failed = new DrizzleQueryError(
    'select * from portal_user where email = $1',
    ['tan@customer.example\n    at '],
    refused,
  )
  for (const fields of [
    { error: failed },
    { error: new Error('save failed', { cause: failed }) },
    { of: [{ failed }] },
  ]) {
    const line = logged(fields)
    expect(line).toContain('Failed query: select * from portal_user where email = $1')
    expect(line).toContain('invalid input syntax for type uuid')
    expect(line).not.toMatch(/tan@customer|S1234567D|Ms Tan|params/)
    expect(line).toContain('log.test.ts')
  }
})

test('another error keeps its message and where it was thrown', () => {
  const line = JSON.parse(logged({ error: new TypeError('x is not a function') }))
  expect(line.error).toMatchObject({ name: 'TypeError', message: 'x is not a function' })
  expect(line.error.stack).toMatch(/^at /)
})

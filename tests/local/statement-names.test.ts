import { expect, test } from 'vitest'
import { statementNames } from '~/db/kit/statement-names'

test('a read that comes again is named, the same text alike; writes and named ones are left alone', () => {
  const named = statementNames()
  const ask = (text: string, more: object = {}) => named({ text, ...more }) as { text: string; name?: string }
  expect([ask('select 1'), ask('select 1'), ask('select 1'), ask('select 1')].map(of => of.name)).toEqual([
    undefined,
    undefined,
    'read_1',
    'read_1',
  ])
  for (let time = 0; time < 5; time++) {
    expect(ask('insert into x values (1)').name).toBeUndefined()
    expect(ask('select 2', { name: 'mine' }).name).toBe('mine')
    expect(named('begin')).toBe('begin')
  }
})

test('texts that differ every time never fill a connection with plans', () => {
  const named = statementNames()
  const ask = (no: number) => named({ text: `select ${no}` } as { text: string; name?: string }).name
  for (let no = 0; no < 2000; no++) for (let time = 0; time < 4; time++) ask(no)
  expect(ask(10)).toBeDefined()
  expect(ask(1999)).toBeUndefined()
})

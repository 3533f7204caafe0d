import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteOnly } from '~/db/kit/audit'
import { keepTrail } from '~/workflows/kit/anchor-audit'
import { COLUMNS, proof, sealed, tamper, trail, write } from '../kit/given/trail'
import { type House, house } from '../kit/house'

test('a trail that nobody touched is complete, and says how far it is sealed and anchored', async () => {
  const portal = await trail(20)
  await write(portal, 'one more')
  expect(await proof(portal)).toMatchObject({
    sealed: 20,
    sealedTo: 20,
    unsealed: 1,
    brokenAt: null,
    broken: null,
    anchors: 2,
    anchoredTo: 20,
    text: 'The audit trail is complete and unchanged: 20 lines sealed. 1 line not sealed yet. Anchored outside the database up to line 20.',
  })
})

test('numbers of commands that came to nothing are gaps, and no break', async () => {
  const portal = await house()
  await write(portal, 'first')
  for (let i = 0; i < 3; i++)
    await portal
      .given(async work => {
        await noteOnly(work, 'customer', 'undone', {})
        throw new Error('undone')
      })
      .catch(() => {})
  await write(portal, 'second')
  await sealed(portal)
  expect(await proof(portal)).toMatchObject({ sealed: 2, sealedTo: 5, brokenAt: null })
})

test('a line whose command is still running is sealed when it is over, though later ones were first', async () => {
  const portal = await house()
  let goOn = () => {}
  const running = portal.given(async work => {
    await noteOnly(work, 'customer', 'begun early', {})
    await new Promise<void>(resolve => {
      goOn = resolve
    })
  })
  await expect.poll(() => number(portal)).toBe(1)
  await write(portal, 'later, and over')
  expect(await keepTrail(portal.parts)).toBe(0)
  goOn()
  await running
  await sealed(portal)
  expect(await proof(portal)).toMatchObject({ sealed: 2, unsealed: 0, brokenAt: null })
})

const number = async (portal: House) => {
  const text = sql`select coalesce(pg_sequence_last_value('audit_line_seq_seq'), 0)::int as last`
  return (await portal.db.sql.execute<{ last: number }>(text)).rows[0]!.last
}

test('forged: a line put into a number that was free is found', async () => {
  const portal = await house()
  for (let i = 0; i < 5; i++) await write(portal, 'before')
  await portal
    .given(async work => {
      await noteOnly(work, 'customer', 'undone', {})
      throw new Error('undone')
    })
    .catch(() => {})
  for (let i = 0; i < 5; i++) await write(portal, 'after')
  await sealed(portal)
  await tamper(portal, `insert into audit_line (seq, ${COLUMNS}) select 6, ${COLUMNS} from audit_line where seq = 5`)
  await sealed(portal)
  expect(await proof(portal)).toMatchObject({
    brokenAt: 6,
    broken: { what: 'forged', line: 6, text: expect.stringContaining('put in afterwards') },
    text: expect.stringContaining('broken at line 6'),
  })
})

test('forged: a line with a number that was never given out is found before it is sealed', async () => {
  const portal = await trail(10)
  await tamper(portal, `insert into audit_line (seq, ${COLUMNS}) select 5000, ${COLUMNS} from audit_line where seq = 5`)
  await sealed(portal)
  expect((await proof(portal)).broken).toMatchObject({ what: 'forged', line: 5000 })
})

test.each([
  ['who did it', `actor_name = 'Somebody else'`],
  ['what was before', `before = '{"limit": "1"}'`],
  ['when', `at = at + interval '1 day'`],
])('changed: a line of which %s was rewritten is found', async (_what, set) => {
  const portal = await trail(20)
  await tamper(portal, `update audit_line set ${set} where seq = 13`)
  expect((await proof(portal)).broken).toMatchObject({ what: 'changed', line: 13 })
})

test('missing: a deleted line is found, also with its seal, also when the rest is numbered on', async () => {
  const portal = await trail(30)
  await tamper(portal, 'delete from audit_line where seq = 8')
  expect((await proof(portal)).broken).toMatchObject({ what: 'missing', line: 8 })
  await tamper(portal, 'delete from audit_link where seq = 8')
  expect((await proof(portal)).broken).toMatchObject({
    what: 'missing',
    line: 9,
    text: expect.stringContaining('A line is gone'),
  })
  await tamper(
    portal,
    'update audit_link set no = no - 1000 where no > 8',
    'update audit_link set no = no + 999 where no < 0',
  )
  expect((await proof(portal)).broken).toMatchObject({ what: 'changed', line: 9 })
})

test('cut: the end taken off, lines and seals, is found, also after new lines were written and sealed', async () => {
  const portal = await trail(60)
  const before = await proof(portal)
  expect(before).toMatchObject({ sealed: 60, brokenAt: null })
  await tamper(
    portal,
    'delete from audit_line where seq > 10',
    'delete from audit_link where seq > 10',
    'delete from audit_anchor where seq > 10',
  )
  expect((await proof(portal)).broken).toMatchObject({
    what: 'cut',
    line: 11,
    text: expect.stringContaining('10 sealed lines up to line 20'),
  })
  for (let i = 0; i < 20; i++) await write(portal, 'as if nothing had been')
  await sealed(portal)
  expect(await proof(portal)).toMatchObject({ sealed: 30, broken: { what: 'resealed', line: 20 } })
})

test('re-sealed: the seals emptied and made anew by our own sealer over a changed line are found', async () => {
  const portal = await trail(60)
  await tamper(
    portal,
    'delete from audit_link',
    'delete from audit_anchor',
    `update audit_line set actor_name = 'X' where seq = 33`,
  )
  await sealed(portal)
  const { broken, sealed: lines } = await proof(portal)
  expect([lines, broken.what]).toEqual([60, 'resealed'])
  expect(portal.defects).toEqual([])
})

test('re-sealed: it is an alarm in the log as soon as the next anchor is due', async () => {
  const portal = await trail(20)
  await tamper(portal, 'delete from audit_link')
  await sealed(portal)
  expect(portal.defects).toMatchObject([
    { event: 'the audit trail is not the one that was anchored', anchor: 2, line: 20 },
  ])
  portal.defects.length = 0
})

test('re-numbered: lines whose numbers were exchanged or moved on, with their seals or without, are found', async () => {
  const portal = await trail(30)
  await tamper(
    portal,
    'update audit_line set seq = -1 where seq = 11',
    'update audit_line set seq = 11 where seq = 12',
    'update audit_line set seq = 12 where seq = -1',
  )
  expect((await proof(portal)).broken).toMatchObject({
    what: 'renumbered',
    line: 11,
    text: 'The line that was sealed as line 11 is line 12 now.',
  })
  const other = await trail(30)
  const move = (table: string) => [
    `update ${table} set seq = -seq where seq > 20`,
    `update ${table} set seq = 1 - seq where seq < 0`,
  ]
  await tamper(other, ...move('audit_line'), ...move('audit_link'))
  expect((await proof(other)).broken).toMatchObject({
    what: 'renumbered',
    line: 22,
    text: 'The line that was sealed as line 21 is line 22 now.',
  })
})

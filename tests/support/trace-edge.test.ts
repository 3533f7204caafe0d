import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApi } from '~/functions/api'
import { spanLog } from '~/functions/kit/parts/span-log'
import { statementsSaid } from '~/functions/kit/parts/statement-said'
import { traceParent, traceParentIn } from '~/functions/kit/traceparent'
import { lightDoor } from '~/functions/light-door'
import { edgeBundle } from '~/functions/local/edge-bundle.mjs'
import { house } from '../kit/house'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

function heard() {
  const lines: Record<string, unknown>[] = []
  const line = (event: string, fields?: object) => void lines.push({ event, ...fields })
  return { lines, log: { info: line, warn: line, error: line } }
}

test('at the edge a request is a line of the log, with ids and without what was sent', async () => {
  const portal = await house()
  const { lines, log } = heard()
  portal.parts.tracer = spanLog(log, 100)
  const edge = buildApi(portal.parts, lightDoor)
  const authorization = `Bearer ${await portal.tokenOf('dispatcher')}`
  const { id } = await portal.adopt('dispatcher')
  const answer = await edge.request('/api/search?text=Rosalind', {
    headers: { authorization, traceparent: `00-${TRACE}-${SPAN}-01` },
  })
  expect(lines).toEqual([
    {
      event: 'span',
      ...{ trace: TRACE, span: expect.stringMatching(/^[0-9a-f]{16}$/), parent: SPAN, kind: 'request' },
      ...{ name: 'GET /search', call: 'GET /search', method: 'GET', status: answer.status, failed: false },
      ...{ ms: expect.any(Number), requestId: answer.headers.get('x-request-id'), personId: id },
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('Rosalind')
  for (const path of ['/healthz', '/readyz', '/metrics']) await edge.request(path)
  expect(lines).toHaveLength(1)
})

test('so many of a hundred are told, and the caller decides for its own', async () => {
  const { lines, log } = heard()
  const chances = [0, 0.0999, 0.1, 0.5, 0.999]
  const some = spanLog(log, 10, () => chances.shift()!)
  const ask = (from?: string) => some.span({ kind: 'request', name: 'GET', from }, async () => 'answered')
  for (let i = 0; i < 5; i++) expect(await ask()).toBe('answered')
  expect(lines).toHaveLength(2)
  expect(new Set(lines.map(({ trace }) => trace)).size).toBe(2)
  await ask(`00-${TRACE}-${SPAN}-00`)
  expect(lines).toHaveLength(2)
  await ask(`00-${TRACE}-${SPAN}-01`)
  expect(lines[2]).toMatchObject({ trace: TRACE, parent: SPAN })
})

test('what throws is told as failed, without its words, and goes on to who asked', async () => {
  const { lines, log } = heard()
  const work = spanLog(log, 100).span({ kind: 'request', name: 'GET' }, async () => {
    throw new Error('Rosalind is not in the list')
  })
  await expect(work).rejects.toThrow('Rosalind')
  expect(lines).toMatchObject([{ failed: true }])
  expect(JSON.stringify(lines)).not.toContain('Rosalind')
})

test('a trace of the caller is taken in its form and in no other', () => {
  expect(traceParentIn(`00-${TRACE}-${SPAN}-01`)).toEqual({ trace: TRACE, span: SPAN, sampled: true })
  expect(traceParentIn(`00-${TRACE}-${SPAN}-02`)).toMatchObject({ sampled: false })
  expect(traceParentIn(`cc-${TRACE}-${SPAN}-01-what-comes-later`)).toMatchObject({ trace: TRACE })
  const refused = [
    undefined,
    '',
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-1`,
    ` 00-${TRACE}-${SPAN}-01`,
  ]
  for (const text of refused) expect(traceParentIn(text), text).toBeUndefined()
  for (const sampled of [true, false]) {
    const of = { trace: TRACE, span: SPAN, sampled }
    expect(traceParentIn(traceParent(of))).toEqual(of)
  }
})

test('a statement is told by verb, table and text, with nothing of what was written into it', () => {
  const said = statementsSaid()
  expect(said('select "id", "name" from "driver" "d" where "d"."name" ilike $1 limit $2')).toEqual({
    verb: 'select',
    table: 'driver',
    text: 'select "id", "name" from "driver" "d" where "d"."name" ilike $1 limit $2',
  })
  expect(said('insert into "job" ("id") values ($1)')).toMatchObject({ verb: 'insert', table: 'job' })
  expect(said('update "order" set "status" = $1')).toMatchObject({ verb: 'update', table: 'order' })
  expect(said('delete from "session" where "id" = $1')).toMatchObject({ verb: 'delete', table: 'session' })
  expect(said('with line as (select seq from audit_line) table line')).toMatchObject({
    verb: 'with',
    table: 'audit_line',
  })
  expect(said('commit')).toEqual({ verb: 'commit', table: undefined, text: 'commit' })
  expect(said(`select 'Rosa O''Neill', E'it\\'s Rosa', $tag$Rosa$tag$, 91234567, 1.5, t1.c2, $12 from t1`).text).toBe(
    'select ?, ?, ?, ?, ?, t1.c2, $12 from t1',
  )
  // A backslash ends nothing in an ordinary string.
  expect(said(`select 1 from t where a like 'x\\' and b = 'Rosa'`).text).toBe(
    'select ? from t where a like ? and b = ?',
  )
  expect(said(`select ${'x'.repeat(5000)}`).text).toHaveLength(2000)
})

test('the Worker holds nothing of what tells a collector', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readymix-edge-'))
  const { inputs } = await edgeBundle(folder)
  rmSync(folder, { recursive: true })
  expect(inputs).toContain('functions/kit/parts/span-log.ts')
  expect(
    inputs.filter(path => /@opentelemetry|parts\/(traced|collector|statement-said)|kit\/open\.ts/.test(path)),
  ).toEqual([])
}, 60_000)

import { expect, test } from 'vitest'
import { GENESIS, oldSealHash } from '~/db/kit/chain'
import { openDb } from '~/db/kit/open'
import { auditLines } from '~/db/kit/tables'
import { beginTrail } from '~/workflows/kit/anchor-audit'
import { proof, sealed, tamper, trail } from '../kit/given/trail'

test('anchors: one that was taken away, rewritten or forged is found', async () => {
  const portal = await trail(40)
  const anchors = [...portal.anchors]
  const again = () => {
    portal.anchors.clear()
    for (const [key, text] of anchors) portal.anchors.set(key, text)
  }
  expect(anchors).toHaveLength(4)
  for (const [at, line] of [
    [1, 20],
    [3, 40],
  ] as const) {
    again()
    portal.anchors.delete(anchors[at]![0])
    expect((await proof(portal)).broken).toMatchObject({ what: 'anchor missing', line })
  }
  again()
  portal.anchors.set(anchors[1]![0], anchors[2]![1])
  expect((await proof(portal)).broken).toMatchObject({ what: 'anchor changed', line: 20 })
  again()
  const forged = Buffer.from(JSON.stringify({ n: 2, no: 20, seq: 20, hash: 'f'.repeat(64) })).toString('base64url')
  portal.anchors.set(anchors[1]![0], anchors[1]![1].replace(/\.[^.]+\./, `.${forged}.`))
  expect((await proof(portal)).broken).toMatchObject({
    what: 'anchor changed',
    line: 20,
    text: expect.stringContaining('not signed by the portal'),
  })
  again()
  expect(await proof(portal)).toMatchObject({ broken: null, anchors: 4, anchoredTo: 40 })
})

test('anchors: one gone while the database was made to forget it is missed by those after it', async () => {
  const portal = await trail(40)
  portal.anchors.delete([...portal.anchors.keys()][1]!)
  await tamper(portal, 'delete from audit_anchor where n = 2')
  expect((await proof(portal)).broken).toMatchObject({
    what: 'anchor missing',
    text: 'Anchor 2 outside of the database is gone.',
  })
})

test('what the release before had sealed still convicts, before it is sealed anew and afterwards', async () => {
  const portal = await trail(20)
  const owner = openDb(portal.ownerUrl, { max: 1 })
  const lines = await owner.sql.select().from(auditLines).orderBy(auditLines.seq)
  await owner.close()
  let hash = GENESIS
  const seals = lines.map(line => {
    hash = oldSealHash(hash, line)
    return `insert into audit_seal (seq, hash, sealed_at) values (${line.seq}, '${hash}', now())`
  })
  portal.anchors.clear()
  await tamper(portal, 'delete from audit_link', 'delete from audit_anchor', ...seals)
  expect(await proof(portal)).toMatchObject({ sealed: 0, unsealed: 20, brokenAt: null })
  await tamper(portal, `update audit_line set actor_name = 'X' where seq = 7`)
  expect((await proof(portal)).broken).toMatchObject({ what: 'changed', line: 7 })
  await sealed(portal)
  expect(await proof(portal)).toMatchObject({ sealed: 20, broken: { what: 'changed', line: 7 } })
})

test('a trail that begins anew says so, and is compared with what was anchored since', async () => {
  const portal = await trail(20)
  await tamper(
    portal,
    'delete from audit_line where seq > 15',
    'delete from audit_link where seq > 15',
    'delete from audit_anchor where seq > 15',
  )
  expect((await proof(portal)).broken.what).toBe('cut')
  await beginTrail(portal.parts, 'Restored from the backup of the night')
  expect(await proof(portal)).toMatchObject({ broken: null, begins: 'Restored from the backup of the night' })
  await tamper(portal, `update audit_line set action = 'X' where seq = 3`)
  expect((await proof(portal)).broken).toMatchObject({ what: 'changed', line: 3 })
})

import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { inOneLook } from '~/db/kit/db'
import type { Sql } from '~/db/kit/open'
import { tryItem } from '~/db/kit/savepoint'
import { setSetting } from '~/db/kit/set-setting'
import { settingByRegion, settingNow, settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { invalid } from '~/domain/kit/problem'
import { house } from '../kit/house'

const sent = vi.spyOn(Client.prototype, 'query')
const readsOfSettings = () =>
  sent.mock.calls.filter(([asked]) => / from "setting"/.test((asked as { text?: string })?.text ?? '')).length

const DAY = '2026-11-20'

test('a call that only looks reads them once, and the next one sees what was set since then', async () => {
  const portal = await house()
  const minutes = (sql: Sql) => settingOn(sql, 'orders.on-time-minutes', DAY)
  const look = inOneLook(portal.db.sql)
  const before = readsOfSettings()
  expect(await minutes(look)).toBe(15)
  await Promise.all([minutes(look), settingOn(look, 'orders.road-factor', DAY)])
  expect(readsOfSettings() - before).toBe(1)
  await portal.given(work => setSetting(work, 'orders.on-time-minutes', 12))
  expect(await minutes(look)).toBe(15)
  expect(await minutes(inOneLook(portal.db.sql))).toBe(12)
  // Who does not say that they only look reads what is there now.
  expect(await minutes(portal.db.sql)).toBe(12)
})

test('a piece of work reads its settings once, and again after it has set one or undone it', async () => {
  const portal = await house({ now: '2026-11-20T02:15:00.000Z' })
  await inOneGo(portal.db, { by: SYSTEM, now: portal.clock.now(), requestId: 'once' }, async work => {
    const before = readsOfSettings()
    expect(await settingNow(work, 'orders.on-time-minutes')).toBe(15)
    await settingNow(work, 'orders.road-factor')
    const byRegion = await settingByRegion(work.sql, 'orders.on-time-minutes', '2026-11-20')
    expect(byRegion(null)).toBe(15)
    expect(readsOfSettings() - before).toBe(1)

    await setSetting(work, 'orders.on-time-minutes', 12)
    expect(await settingNow(work, 'orders.on-time-minutes')).toBe(12)
    const undone = await tryItem(work, async inside => {
      await setSetting(inside, 'orders.on-time-minutes', 9)
      expect(await settingNow(inside, 'orders.on-time-minutes')).toBe(9)
      throw invalid('minutes', 'Not this one')
    })
    expect(undone.ok).toBe(false)
    expect(await settingNow(work, 'orders.on-time-minutes')).toBe(12)
  })
  expect(await settingNow({ sql: portal.db.sql, now: portal.clock.now() }, 'orders.on-time-minutes')).toBe(12)
})

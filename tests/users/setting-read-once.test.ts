import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { tryItem } from '~/db/kit/savepoint'
import { setSetting } from '~/db/kit/set-setting'
import { settingByRegion, settingNow } from '~/db/kit/setting'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { invalid } from '~/domain/kit/problem'
import { house } from '../kit/house'

const sent = vi.spyOn(Client.prototype, 'query')
const readsOfSettings = () =>
  sent.mock.calls.filter(([asked]) => / from "setting"/.test((asked as { text?: string })?.text ?? '')).length

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

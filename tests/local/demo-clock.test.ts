import { expect, test } from 'vitest'
import { keepDemoOffset } from '~/db/kit/demo-clock'
import { movingClock } from '~/functions/kit/parts/clock'
import { demoClockGoesOn } from '~/functions/local/demo-clock'
import { house } from '../kit/house'

const FROM = '2026-11-20T10:20:00+08:00'

test('a demo that starts again is where it was moved to, also one whose clock was set; a real company never', async () => {
  const portal = await house()
  await portal.given(work => keepDemoOffset(work, 90))
  const { db, settings } = portal.parts
  const ahead = async (from: string | null, demo: boolean) => {
    const clock = movingClock(from)
    await demoClockGoesOn({ db, clock, settings: { ...settings, demo } })
    const begin = from ? Date.parse(from) : Date.now()
    return Math.round((clock.now().getTime() - begin) / 60_000)
  }
  expect([await ahead(FROM, true), await ahead(null, true)]).toEqual([90, 90])
  expect([await ahead(FROM, false), await ahead(null, false)]).toEqual([0, 0])
})

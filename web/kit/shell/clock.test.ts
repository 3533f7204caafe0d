import { afterEach, expect, test, vi } from 'vitest'
import { hearClock, portalNow } from './clock'

afterEach(() => vi.useRealTimers())

test('a tab that was opened in the morning knows what time it is, by the clock of the portal', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T23:00:00Z') })
  hearClock('2026-11-20T00:00:00.000Z')
  vi.setSystemTime(new Date('2026-05-02T05:30:00Z'))
  expect(portalNow().toISOString()).toBe('2026-11-20T06:30:00.000Z')
  // The same answer, drawn again, is not a newer one.
  hearClock('2026-11-20T00:00:00.000Z')
  expect(portalNow().toISOString()).toBe('2026-11-20T06:30:00.000Z')
  hearClock('2026-11-20T08:00:00.000Z')
  expect(portalNow().toISOString()).toBe('2026-11-20T08:00:00.000Z')
})

import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { periodOf } from './period'

const id = '01a1f9aa-e214-7000-8000-c6365c0ddbe3'
const asked = (search: string) => ({
  request: new Request(`http://portal/report?${search}`),
  context: { session: { token: null } } as unknown as AppLoadContext,
})

test('a period is as it was asked for, and two days the wrong way round mean the days between them', async () => {
  const period = { from: '2026-10-01', to: '2026-10-31' }
  expect(await periodOf(asked('from=2026-10-01&to=31/10/2026'), 30)).toEqual(period)
  expect(await periodOf(asked('from=2026-10-31&to=2026-10-01'), 30)).toEqual(period)
})

test('days that are none give way to the usual period', async () => {
  const { from, to } = await periodOf(asked('from=31-02-2026&to=soon'), 30)
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(30)
})

test('only the named ids narrow a report, and only where they are ids', async () => {
  expect(await periodOf(asked(`from=2026-10-01&to=2026-10-02&plantId=${id}&projectId=x&siloId=${id}`), 30)).toEqual({
    from: '2026-10-01',
    to: '2026-10-02',
    plantId: id,
  })
})

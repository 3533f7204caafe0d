import { addDays } from '~/domain/kit/time'
import { type apiFor, take } from '~/web/kit/api'
import { timelineOf } from '~/web/kit/record/timeline-loader'
import type { History } from '../action-history'
import { historyOf } from '../action-history-loader'
import { driverStoryOf, type FleetStory } from '../story/loader'
import type { Week } from '../week-bar'
import type { DriverLoads, DriverTravel } from './loads'

export type DriverTab =
  | { key: 'overview'; story: FleetStory }
  | { key: 'hours'; week: Week }
  | { key: 'loads'; loads: DriverLoads; travel: DriverTravel }
  | { key: 'history'; history: History }
  | { key: 'timeline'; timeline: DriverTimeline }
  | { key: 'edit' }

function timelineOfDriver(api: ReturnType<typeof apiFor>, request: Request, id: string) {
  const { driver } = api.fleet
  return timelineOf(request, {
    trail: () => take(driver.audit[':id'].$get({ param: { id }, query: { limit: '200', offset: '0' } })),
    asOf: query => take(driver['as-of'][':id'].$get({ param: { id }, query })),
  })
}
type DriverTimeline = NonNullable<Awaited<ReturnType<typeof timelineOfDriver>>>

/** What the chosen section of a driver needs, and nothing for the others. */
export async function tabOf(api: ReturnType<typeof apiFor>, request: Request, driverId: string): Promise<DriverTab> {
  const { driver } = api.fleet
  switch (new URL(request.url).searchParams.get('tab')) {
    case 'hours': {
      const week = await take(driver['work-week'][':driverId'].$get({ param: { driverId } }))
      return { key: 'hours', week }
    }
    case 'loads': {
      const today = await take(driver['get-do-info'].$get({ query: { driverId } }))
      const query = { driverId, fromDate: addDays(today.toDate, -6), toDate: today.toDate }
      const [loads, travel] = await Promise.all([
        take(driver['get-do-info'].$get({ query })),
        take(driver['get-travel-info'].$get({ query })),
      ])
      return { key: 'loads', loads, travel }
    }
    case 'history':
      return { key: 'history', history: await historyOf(api, request, { driverId }) }
    case 'timeline': {
      const timeline = await timelineOfDriver(api, request, driverId)
      return timeline ? { key: 'timeline', timeline } : { key: 'edit' }
    }
    case 'edit':
      return { key: 'edit' }
    default:
      return { key: 'overview', story: await driverStoryOf(api.fleet, driverId) }
  }
}

import { Link } from '@remix-run/react'
import { showDate } from '~/web/kit/dates'
import type { Schedule } from './schedule-loader'

/** A day without orders, or a person without a region. */
export function ChartNothing({ schedule }: { schedule: Schedule }) {
  return (
    <div className="grid max-w-130 gap-1 px-6 py-10 max-md:px-4">
      <p className="font-semibold text-section">
        {schedule.regionId ? `No loads on ${showDate(schedule.orderDate)}` : 'You have access to no region'}
      </p>
      <p className="text-muted">
        {schedule.regionId
          ? 'Confirmed orders of this region appear here once booked.'
          : 'Ask an administrator for access under Users.'}
      </p>
      {schedule.regionId && (
        <p className="mt-2">
          <Link to={`/order?day=${schedule.orderDate}`} className="text-link">
            Orders of the day
          </Link>
        </p>
      )}
    </div>
  )
}

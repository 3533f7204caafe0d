import { clockTime } from '~/domain/kit/time'
import { showTime } from '~/web/kit/dates'
import type { RowAction } from '~/web/kit/list/column'
import { RowMenu } from '~/web/kit/list/row-menu'
import { Badge, type Tone } from '~/web/ui/badge'
import { ScrollBox } from '~/web/ui/scroll-box'
import { hoursText, type Row, stateOf } from './roster-words'

type Props = { plantName: string; rows: readonly Row[]; actionsOf: ((row: Row) => RowAction[]) | undefined }

/** The drivers of a plant by their start: hours, whether they are in, and the first load of each. */
export function RosterTable({ plantName, rows, actionsOf }: Props) {
  return (
    <ScrollBox>
      <table className="list md:[--w1:72px] md:[--w2:164px] md:[--w3:144px] md:[--w4:128px]">
        <caption className="sr-only">{`Drivers of ${plantName} by start`}</caption>
        <thead>
          <tr>
            {['Truck', 'Driver', 'Hours', 'State', 'First load'].map(label => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {actionsOf && (
              <th scope="col" className="w-11">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const { tone, word } = stateOf(row)
            return (
              <tr key={row.driverId} data-row="">
                <td data-phone="title">
                  <span className="code font-semibold">{row.truckNo ?? '–'}</span>
                  <span className="md:hidden"> {row.driverName}</span>
                </td>
                <td data-phone="none">{row.driverName}</td>
                <td className="figures">
                  {row.status === 'off' && !row.here ? row.reason : hoursText(row)}
                  <HoursBar row={row} tone={tone} />
                </td>
                <td data-phone="end" className="wrap">
                  <Badge tone={tone}>{word}</Badge>
                </td>
                <td>
                  <FirstLoad row={row} />
                </td>
                {actionsOf && (
                  <td data-phone="menu">
                    <RowMenu actions={actionsOf(row)} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function FirstLoad({ row: { firstLoad, startsAt, here, zone } }: { row: Row }) {
  if (!firstLoad) return null
  const early = !here && (!startsAt || firstLoad.beginAt < startsAt)
  return (
    <>
      <span className={early ? 'font-semibold text-stop' : 'font-semibold'}>{showTime(firstLoad.beginAt, zone)}</span>{' '}
      <span className="code">
        {firstLoad.orderNo} {firstLoad.loadNo}
      </span>{' '}
      <span className={early ? 'block text-meta text-stop' : 'block truncate text-meta text-muted'}>
        {early ? 'Before the shift' : firstLoad.siteName}
      </span>
    </>
  )
}

/** The day from 04:00 to 24:00. */
const [FIRST, LAST] = [4, 24]
const share = (hour: number) => `${(100 * (Math.min(LAST, Math.max(FIRST, hour)) - FIRST)) / (LAST - FIRST)}%`
const hourOf = (at: string, zone: string) => {
  const [hours, minutes] = clockTime(new Date(at), zone).split(':').map(Number)
  return hours! + minutes! / 60
}

type Bar = { row: Row; tone: Tone }

function HoursBar({ row: { startsAt, endsAt, hereFrom, latest, zone }, tone }: Bar) {
  const [from, until] = [hereFrom ?? startsAt, endsAt ?? latest]
  if (!from || !until) return null
  const [start, end] = [hourOf(from, zone), hourOf(until, zone)]
  return (
    <span aria-hidden className="relative block h-1 w-28 rounded-full bg-sunken max-md:hidden">
      <span
        data-tone={tone}
        className="absolute inset-y-0 rounded-full bg-tone"
        style={{ left: share(start), right: `calc(100% - ${share(end > start ? end : LAST)})` }}
      />
    </span>
  )
}

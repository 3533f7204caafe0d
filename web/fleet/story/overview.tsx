import type { ReactNode } from 'react'
import { HOLDING_STATE_LABELS } from '~/domain/fleet/pass'
import { showFigure } from '~/domain/kit/figure/all'
import { decimal } from '~/domain/kit/money'
import { useCan } from '~/web/kit/can'
import { compared } from '~/web/kit/compared'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { StoryCard } from '~/web/kit/record/story-card'
import { StoryLoads } from '~/web/kit/record/story-lists'
import { Badge, type Tone } from '~/web/ui/badge'
import type { FleetStory } from './loader'

type Props = {
  story: FleetStory
  /** How the list of delivery orders is narrowed to it, like `truckId=…`. */
  narrowed: string
  /** What it can carry at most, m³: how full its loads are. */
  maxLoad?: string
  /** Between the figures and the loads: what only this kind of record has. */
  children?: ReactNode
}

/** What a truck, a driver or a plant did this month beside the same days of the month before, and what today asks of it. */
export function FleetOverview({ story, narrowed, maxLoad, children }: Props) {
  const open = useCan()('view', 'delivery_order')
  const all = `/order/search-filter-do?${narrowed}`
  const day = `fromDate=${story.today}&toDate=${story.today}`
  return (
    <div className="grid gap-5">
      <Figures story={story} narrowed={narrowed} maxLoad={maxLoad} />
      {children}
      <StoryLoads
        title="Still to do today"
        rows={story.ahead}
        empty="No load is planned or under way today."
        all={`${all}&${day}`}
        open={open}
      />
      <StoryLoads title="Latest loads" rows={story.loads} empty="No load yet." all={all} open={open} />
    </div>
  )
}

type FiguresOf = { story: FleetStory; narrowed: string; maxLoad: string | undefined }

function Figures({ story, narrowed, maxLoad }: FiguresOf) {
  const rows = useFigureRows()
  const { delivered, deliveredBefore, days, month } = story
  const own = { ...month, ...Object.fromEntries(new URLSearchParams(narrowed)) }
  const perLoad = delivered.loads ? decimal(delivered.quantity).div(delivered.loads).toNumber() : null
  const percent = (value: number | null) => (value === null ? '–' : `${value} %`)
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Figure
        of="delivered"
        span="this month"
        value={showNumber(delivered.quantity, 1)}
        note={`${compared(delivered.quantity, deliveredBefore.quantity)} against the same days last month`}
        {...rows('delivered', own)}
      />
      <Figure
        of="loadsPerDay"
        unit=""
        value={days ? showNumber(perOne(delivered.loads, days), 1) : '–'}
        note={`${countOf(delivered.loads, 'load')} on ${countOf(days, 'day')}`}
        {...rows('loads', own)}
      />
      <Figure
        of="loadSize"
        value={showFigure('loadSize', perLoad)}
        share={perLoad !== null && maxLoad ? perLoad / Number(maxLoad) : undefined}
        {...rows('loadSize', own)}
        {...(maxLoad && { note: `of at most ${showNumber(maxLoad, 1)} m³` })}
      />
      <Figure
        of="onTime"
        value={showFigure('onTime', delivered.onTimePercent)}
        note={`last month ${percent(deliveredBefore.onTimePercent)}`}
        {...rows('onTime', own)}
      />
    </div>
  )
}

/** To one place, as it is shown. */
const perOne = (of: string | number, count: number) => Math.round((Number(of) / count) * 10) / 10

const TONE: Record<FleetStory['papers'][number]['state'], Tone> = {
  valid: 'done',
  expiring: 'waiting',
  expired: 'stop',
  ahead: 'neutral',
}

/** Papers and passes, the first to end first. */
export const FleetPapers = ({ papers, all }: { papers: FleetStory['papers']; all?: string }) => (
  <StoryCard title="Papers and passes" all={all} empty={papers.length ? undefined : 'None is kept.'}>
    <ul className="divide-y divide-line">
      {papers.map(row => (
        <li
          key={`${row.name} ${row.validTo}`}
          className="flex items-baseline justify-between gap-3 px-4 py-2 text-table"
        >
          <span className="min-w-0">
            {row.name}
            <span className="figures block text-meta text-muted">to {showDate(row.validTo)}</span>
          </span>
          <Badge tone={TONE[row.state]}>{HOLDING_STATE_LABELS[row.state]}</Badge>
        </li>
      ))}
    </ul>
  </StoryCard>
)

/** Where it may not go. */
export const FleetBans = ({ bans, all }: { bans: FleetStory['bans']; all: string }) =>
  bans.length > 0 && (
    <StoryCard title="Banned from" all={all}>
      <PlainTable
        caption="Banned from"
        rows={bans}
        id={row => row.id}
        columns={[
          { label: 'Where', show: row => row.where },
          { label: 'Reason', show: row => row.reason },
          { label: 'From', show: row => showDate(row.fromDate) },
          { label: 'To', show: row => showDate(row.toDate) || 'open' },
        ]}
      />
    </StoryCard>
  )

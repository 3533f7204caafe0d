import * as words from '~/domain/customers/words'
import { showFigure } from '~/domain/kit/figure/all'
import { cubicMetres, sum } from '~/domain/kit/money'
import { useCan } from '~/web/kit/can'
import { compared } from '~/web/kit/compared'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { showMoney, showNumber } from '~/web/kit/figures'
import { MapView } from '~/web/kit/map/map-view'
import type { MapMarker } from '~/web/kit/map/markers'
import { StoryLoads, StoryOrders } from '~/web/kit/record/story-lists'
import { Card } from '~/web/ui/card'
import type { Project, ProjectRecordData } from './loader'

type Props = { project: Project; record: ProjectRecordData }

/** Figures of the project, its sites among the plants, the pours around today. */
export function ProjectOverview({ project, record: { story, plants } }: Props) {
  const can = useCan()
  const loads = can('view', 'delivery_order') ? `/order/search-filter-do?projectId=${project.id}` : undefined
  const mayOpen = can('manage', 'order')
  const sites: MapMarker[] = project.locations
    .filter(site => site.active)
    .map(site => ({ id: site.id, kind: 'site', at: [site.latitude, site.longitude], label: site.locationName }))
  return (
    <div className="grid gap-5">
      <Figures project={project} story={story} loads={loads} />
      {sites.length > 0 && (
        <Card title={words.projectMap()} flush>
          <MapView label={words.projectMap()} markers={[...plants, ...sites]} />
        </Card>
      )}
      <StoryOrders
        title={words.customerNextPours()}
        rows={story.pours}
        empty={words.customerNextPoursNone()}
        open={mayOpen}
      />
      <StoryOrders
        title={words.customerRecentOrders()}
        rows={story.orders}
        empty={words.customerRecentOrdersNone()}
        open={mayOpen}
      />
      <StoryLoads
        title={words.customerRecentLoads()}
        rows={story.loads}
        empty={words.customerRecentLoadsNone()}
        all={loads}
        open={can('view', 'delivery_order')}
      />
    </div>
  )
}

type Story = ProjectRecordData['story']

function Figures({ project, story, loads }: { project: Project; story: Story; loads: string | undefined }) {
  const { delivered, deliveredBefore, money, month } = story
  const rows = useFigureRows()
  const own = { ...month, projectId: project.id }
  const percent = (value: number | null) => (value === null ? '–' : `${value} %`)
  const limited = project.purchaseOrders.filter(order => order.active && order.balance !== null)
  const whole = project.contractedQuantity
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      <Figure
        of="delivered"
        label={words.customerDeliveredMonth()}
        value={showNumber(delivered.quantity, 1)}
        note={words.customerDeliveredNote({
          loads: delivered.loads,
          change: compared(delivered.quantity, deliveredBefore.quantity),
        })}
        {...(loads && { to: `${loads}&fromDate=${month.from}&toDate=${month.to}&status=delivered,returned` })}
      />
      <Figure
        of="supplied"
        label={words.projectSupplied()}
        value={showNumber(project.suppliedQuantity, 1)}
        share={whole && Number(whole) > 0 ? Number(project.suppliedQuantity) / Number(whole) : undefined}
        note={whole ? words.projectSuppliedOf({ whole }) : words.projectSuppliedNoContract()}
        {...(loads && { to: `${loads}&status=delivered,returned` })}
      />
      {money && (
        <Figure
          of="revenue"
          label={words.customerRevenueMonth()}
          value={showMoney(money.revenue)}
          note={words.customerRevenueNote({ change: compared(money.revenue, money.revenueBefore) })}
          {...rows('revenue', own)}
        />
      )}
      <Figure
        of="orderRoom"
        label={words.projectRoom()}
        value={limited.length ? showNumber(cubicMetres(sum(limited.map(order => order.balance ?? '0'))), 1) : '–'}
        unit={limited.length ? 'm³' : ''}
        note={limited.length ? words.projectRoomNote({ orders: limited.length }) : words.projectRoomNone()}
        to={`?id=${project.id}&tab=sites`}
      />
      <Figure
        of="onTime"
        label={words.customerOnTime()}
        value={showFigure('onTime', delivered.onTimePercent)}
        note={words.customerOnTimeBefore({ percent: percent(deliveredBefore.onTimePercent) })}
        {...rows('onTime', own)}
      />
    </div>
  )
}

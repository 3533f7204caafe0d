import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useCan } from '~/web/kit/can'
import { showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { StoryCard } from '~/web/kit/record/story-card'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import type { PlantStory } from '../story/loader'
import { FleetOverview, FleetPapers } from '../story/overview'
import { actOnPlant } from './action'
import { plantActions } from './buttons'
import { PlantForm } from './form'
import { type Plant, plantData } from './loader'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  plantData({ request, context }, params.plant_form ?? '')

export const action = (args: ActionFunctionArgs) => actOnPlant(args)

/** A plant: what it made and makes today, the silos that run low; the form is one of its sections, a new plant is a form. */
export default function PlantRecord() {
  const { plant, story, timeline, form } = useLoaderData<typeof loader>()
  const can = useCan()
  const manage = can('manage', 'plant')
  const now = usePortalNow(60_000).toISOString()
  const tabs = [
    { key: 'overview', label: 'Overview' },
    { key: 'timeline', label: 'Timeline' },
    ...(manage ? [{ key: 'edit', label: 'Edit' }] : []),
  ]
  if (form) return <PlantForm plant={plant} choices={form} {...(plant && { tabs: <SectionTabs tabs={tabs} /> })} />
  if (!plant) return null
  const content: Record<string, () => ReactNode> = {
    overview: () =>
      story && (
        <FleetOverview story={story} narrowed={`plantId=${plant.id}`}>
          {story.silos && <LowSilos rows={story.silos} plantId={plant.id} />}
        </FleetOverview>
      ),
    timeline: () => timeline && <RecordTimeline of={timeline} />,
    edit: () => null,
  }
  return (
    <RecordScreen
      kind="Plant"
      title={plant.plantName}
      id={plant.plantCode}
      status={<Open plant={plant} />}
      facts={[
        { label: 'Region', value: plant.regionName },
        { label: 'Open', value: `${plant.opensAt}–${plant.closesAt}` },
        { label: 'Capacity', value: `${showNumber(plant.capacityPerHour)} m³/h` },
        { label: 'Loading a truck', value: `${plant.loadingMinutes} min` },
      ]}
      actions={plantActions(plant, now, manage)}
      tabs={tabs.map(tab => ({ ...tab, content: content[tab.key]! }))}
      rail={
        <>
          {story && <FleetPapers papers={story.papers} />}
          {can('view', 'ticket') && <TicketPrinting plantId={plant.id} />}
        </>
      }
    />
  )
}

const Open = ({ plant }: { plant: Plant }) => (
  <>
    {!plant.active && <Status of="active" value={false} />}
    {plant.closedFrom && (
      <Badge tone="stop">{`Closed from ${showTime(plant.closedFrom)}: ${plant.closedReason ?? 'no reason given'}`}</Badge>
    )}
  </>
)

/** Where its tickets stand on printed forms: what one measures there is what the business setting corrects. */
const TicketPrinting = ({ plantId }: { plantId: string }) => (
  <StoryCard title="Ticket printing">
    <p className="px-4 py-2 text-table">
      <a href={`/files/plant/${plantId}/calibration-page`} target="_blank" rel="noopener" className="text-link">
        Calibration page
      </a>
      <span className="block text-meta text-muted">
        Crosses every 10 mm on the paper of this plant, to measure the shift of its pre-printed forms
      </span>
    </p>
  </StoryCard>
)

const LowSilos = ({ rows, plantId }: { rows: NonNullable<PlantStory['silos']>; plantId: string }) => (
  <StoryCard
    title="Silos to look at"
    all={`/material/silo-level?plantId=${plantId}`}
    empty={rows.length ? undefined : 'Every silo is between its marks.'}
  >
    <PlainTable
      caption="Silos to look at"
      rows={rows}
      id={row => row.id}
      columns={[
        { label: 'Silo', show: row => <span className="code">{row.siloCode}</span> },
        { label: 'Material', show: row => row.materialName },
        { label: 'Level', show: row => `${showNumber(row.percent)} %`, align: 'right' },
      ]}
    />
  </StoryCard>
)

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useCan } from '~/web/kit/can'
import type { RecordAction } from '~/web/kit/record/record-action'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { Status } from '~/web/kit/status'
import { ActionHistory } from '../action-history'
import { FleetBans, FleetOverview, FleetPapers } from '../story/overview'
import { actOnTruck } from './action'
import { TruckForm } from './form'
import { type Truck, truckData } from './loader'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  truckData({ request, context }, params.truck_form ?? '')

export const action = (args: ActionFunctionArgs) => actOnTruck(args)

/** A truck: where it is now, what it carried, what ends soon; the form is one of its sections, a new truck is a form. */
export default function TruckRecord() {
  const { truck, story, history, timeline, form } = useLoaderData<typeof loader>()
  const manage = useCan()('manage', 'truck')
  const tabs = [
    { key: 'overview', label: 'Overview' },
    { key: 'history', label: 'Action history' },
    { key: 'timeline', label: 'Timeline' },
    ...(manage ? [{ key: 'edit', label: 'Edit' }] : []),
  ]
  if (form) return <TruckForm truck={truck} choices={form} {...(truck && { tabs: <SectionTabs tabs={tabs} /> })} />
  if (!truck) return null
  const content: Record<string, () => React.ReactNode> = {
    overview: () =>
      story && (
        <FleetOverview story={story} narrowed={`truckId=${truck.id}`} maxLoad={truck.maxLoad}>
          <FleetBans bans={story.bans} all={`/fleet/banned-truck?keyword=${encodeURIComponent(truck.truckNo)}`} />
        </FleetOverview>
      ),
    history: () => history && <ActionHistory history={history} of={{ truckId: truck.id }} />,
    timeline: () => timeline && <RecordTimeline of={timeline} />,
    edit: () => null,
  }
  return (
    <RecordScreen
      kind="Truck"
      title={`Truck ${truck.truckNo}`}
      id={truck.plateNo}
      status={<Now truck={truck} />}
      facts={[
        { label: 'Type', value: `${truck.truckType}, at most ${Number(truck.maxLoad)} m³` },
        { label: 'Driver', value: truck.driverName ?? 'None' },
        {
          label: 'Main plant',
          value: truck.plant ?? 'General reserve',
          to: truck.mainPlantId ? `/fleet/plant/${truck.mainPlantId}` : undefined,
        },
        { label: 'Owner', value: truck.subcontractorName ?? 'Own truck' },
      ]}
      actions={actionsOf(truck, manage)}
      watch={{ subject: 'truck', subjectId: truck.id }}
      tabs={tabs.map(tab => ({ ...tab, content: content[tab.key]! }))}
      rail={story && <FleetPapers papers={story.papers} all="/fleet/pass/truck-pass" />}
    />
  )
}

const actionsOf = (truck: Truck, manage: boolean): RecordAction[] => [
  { label: 'Edit truck', to: '?tab=edit', hidden: !manage },
  { label: 'Day as a track', to: `/fleet/truck/truck-tracing?truckId=${truck.id}` },
  {
    label: 'Remove truck',
    hidden: !manage,
    intent: 'remove',
    look: 'danger',
    fields: { id: truck.id, version: String(truck.version) },
    why: truck.inQueue ? 'It is in a queue' : truck.deliveryStatus ? 'It carries a load' : undefined,
    confirm: { title: `Remove ${truck.truckNo}?`, text: 'Its history is kept; it is no longer offered.' },
  },
]

const Now = ({ truck }: { truck: Truck }) => (
  <>
    {!truck.active && <Status of="active" value={false} />}
    {truck.deliveryStatus ? (
      <Status of="deliveryOrder" value={truck.deliveryStatus} />
    ) : (
      <span className="text-muted text-table">{truck.inQueue ? 'In a queue' : 'Free'}</span>
    )}
  </>
)

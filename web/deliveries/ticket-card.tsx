import type { ReactNode } from 'react'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import type { View } from './delivery-order-loader'
import { PrintButtons } from './print-buttons'

/** The ticket as it is printed, line for line. */
export function TicketCard({ view }: { view: View }) {
  const { ticket, addOns, cumulative } = view
  const { load } = ticket
  return (
    <section aria-label="Ticket" className="rounded-lg border border-line bg-raised">
      <header className="flex flex-wrap items-start gap-4 border-line border-b px-5 py-4">
        <div className="min-w-56 flex-1">
          <p className="eyebrow">Delivery order</p>
          <p className="code text-title">{load.doNumber}</p>
          <p className="text-muted text-table">
            {showDate(load.doDate)}, load {load.loadNo} of {ticket.orderNo}
          </p>
        </div>
        <PrintButtons load={load} />
      </header>
      <dl className="grid grid-cols-4 border-line border-b max-md:grid-cols-2">
        <Figure label="This load" value={showNumber(load.quantity, 2)} unit="m³" strong />
        <Figure label="So far" value={showNumber(cumulative, 2)} unit="m³" />
        <Figure label="Ordered" value={showNumber(ticket.ordered, 2)} unit="m³" />
        <Figure
          label="Carbon"
          value={load.gwpBatched ? showNumber(Math.round(Number(load.gwpBatched))) : '–'}
          unit={load.gwpBatched ? 'kg CO₂e' : ''}
        />
      </dl>
      <dl className="grid gap-x-8 gap-y-4 px-5 py-4 sm:grid-cols-2 xl:grid-cols-3">
        <Fact label="Customer" more={ticket.customerCode}>
          {ticket.customerName}
        </Fact>
        <Fact label="Project" more={ticket.poNumber ? `Purchase order ${ticket.poNumber}` : ticket.projectCode}>
          {ticket.projectName}
        </Fact>
        <Fact label="Deliver to" more={[ticket.siteAddress, ticket.gate, ticket.landmark].filter(Boolean).join(', ')}>
          {ticket.locationName}
        </Fact>
        <Fact label="Concrete" more={`${ticket.strengthMpa} MPa, stone ${ticket.stoneSizeMm} mm, ${ticket.cementType}`}>
          {ticket.productCode} {ticket.productName}
        </Fact>
        <Fact
          label="Slump ordered"
          more={[
            load.slumpMm && `measured ${load.slumpMm} mm`,
            load.concreteTemperature && `${Number(load.concreteTemperature)} °C`,
            load.waterAddedLitres && `${Number(load.waterAddedLitres)} L water added`,
            load.admixtureAddedLitres && `${Number(load.admixtureAddedLitres)} L admixture added`,
          ]
            .filter(Boolean)
            .join(', ')}
        >
          {ticket.slumpMin}–{ticket.slumpMax} mm
        </Fact>
        <Fact label="Mix" more={ticket.waterCementRatio ? `Water/binder ${Number(ticket.waterCementRatio)}` : ''}>
          {ticket.mixCode ? `${ticket.mixCode}, version ${ticket.mixVersion}` : '–'}
        </Fact>
        <Fact label="Add-on products" more="">
          {addOns.length ? addOns.map(of => `${of.name} ${Number(of.quantity)} ${of.unit}`).join(', ') : 'None'}
        </Fact>
        <Fact label="Truck" more={ticket.truckType ?? ''}>
          {[ticket.truckNo, ticket.plateNo].filter(Boolean).join(', ') || '–'}
        </Fact>
        <Fact label="Driver" more={ticket.driverPhone ?? ''}>
          {ticket.driverName ?? '–'}
        </Fact>
        <Fact label="Structure" more={ticket.dischargeMethod ?? ''}>
          {ticket.structure ?? '–'}
        </Fact>
        <Fact label="Batching line" more={load.batchingNo ? `Batch no. ${load.batchingNo}` : ''}>
          {ticket.bpName ?? '–'}
        </Fact>
        <Fact label="Contact" more={ticket.contactPhone ?? ''}>
          {ticket.contactName ?? '–'}
        </Fact>
      </dl>
    </section>
  )
}

const Figure = ({ label, value, unit, strong }: { label: string; value: string; unit: string; strong?: boolean }) => (
  <div className={strong ? 'bg-brand-soft px-5 py-3' : 'px-5 py-3'}>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className={`figures font-semibold ${strong ? 'text-kpi' : 'text-title'}`}>
      {value} <span className="font-normal text-muted text-table">{unit}</span>
    </dd>
  </div>
)

const Fact = ({ label, more, children }: { label: string; more: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-meta text-muted">{label}</dt>
    <dd className="break-words font-semibold text-body">{children}</dd>
    {more && <dd className="break-words text-muted text-table">{more}</dd>}
  </div>
)

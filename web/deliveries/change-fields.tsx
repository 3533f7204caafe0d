import type { ReactNode } from 'react'
import { CHANGE_LABELS, type ChangeField } from '~/domain/deliveries/emodification'
import { WAITING_CAUSES } from '~/domain/deliveries/waiting-cause'
import { RETURN_CAUSES } from '~/domain/kit/return-cause'
import { showDate, showTime } from '~/web/kit/dates'
import { Combobox } from '~/web/kit/form/combobox'
import { Card } from '~/web/ui/card'
import { Checkbox } from '~/web/ui/input'
import { WASHED_OUT_AT } from './action-fields'
import { CauseRow, type Errors, type Of, Row, Wrong } from './change-row'
import type { View } from './delivery-order-loader'

/** Every field of a closed load beside what it says now; what is left alone is not asked for. */
export function ChangeFields({ view, errors }: { view: View; errors: Errors }) {
  const { ticket } = view
  const { load } = ticket
  const of = { errors }
  return (
    <>
      <Card title="Concrete">
        <Rows>
          <Row {...of} field="doQuantity" now={trimmed(load.quantity)} unit="m³" />
          <Row {...of} field="returnConcrete" now={trimmed(load.returnConcrete)} unit="m³" />
          <CauseRow {...of} field="returnCause" causes={RETURN_CAUSES} now={load.returnCause} />
          <Lookup
            {...of}
            field="productId"
            id={load.productId}
            text={ticket.productCode}
            path="product/list"
            label="productCode"
            detail="name"
          />
          <Row {...of} field="slumpMm" now={String(load.slumpMm ?? '')} unit="mm" />
          <Row {...of} field="waterAddedLitres" now={trimmed(load.waterAddedLitres)} unit="L" />
          <Row {...of} field="batchingNo" now={load.batchingNo ?? ''} />
          <Tick field="billMade" label="Wrong mix: bill the product that was made, not the ordered one" />
        </Rows>
      </Card>
      <Card title="Charges">
        <Rows>
          <Row {...of} field="washoutFee" now={trimmed(load.washoutFee)} unit="S$" />
          <CauseRow {...of} field="washedOut" causes={WASHED_OUT_AT} now={load.washedOut} />
          <CauseRow {...of} field="waitingCause" causes={WAITING_CAUSES} now={load.waitingCause} />
          <Row {...of} field="waitingOursMinutes" now={String(load.waitingOursMinutes ?? '')} unit="min" />
          <Row {...of} field="technicianOnSiteMinutes" now={String(load.technicianOnSiteMinutes ?? '')} unit="min" />
          <Tick field="rejected" label="Rejected by the site: not charged" disabled={load.status === 'rejected'} />
        </Rows>
      </Card>
      <Card
        title="Times"
        aside={<span className="text-meta text-muted">HH:mm, or dd/mm/yyyy HH:mm after midnight</span>}
      >
        <Rows>
          {(['batchedAt', 'loadedAt', 'leftAt', 'onSiteAt', 'pourStartAt', 'pourEndAt', 'returnedAt'] as const).map(
            field => (
              <Row key={field} {...of} field={field} now={timeOf(load[field], load.doDate)} />
            ),
          )}
        </Rows>
      </Card>
      <Card title="Parties and truck">
        <Rows>
          <Lookup
            {...of}
            field="customerId"
            id={load.customerId}
            text={ticket.customerName}
            path="customer/list"
            label="customerName"
            detail="customerCode"
          />
          <Lookup
            {...of}
            field="projectId"
            id={load.projectId}
            text={ticket.projectName}
            path="project/list"
            label="projectName"
            detail="projectCode"
          />
          <Lookup
            {...of}
            field="locationId"
            id={load.locationId}
            text={ticket.locationName}
            path={`location/project/${load.projectId}`}
            label="locationName"
            detail="address"
          />
          <Lookup
            {...of}
            field="truckId"
            id={load.truckId ?? ''}
            text={ticket.truckNo ?? ''}
            path="truck/list-truck"
            label="truckNo"
            detail="plateNo"
          />
        </Rows>
      </Card>
    </>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
)

type LookupOf = Of & { id: string; text: string; path: string; label: string; detail: string }

function Lookup({ field, id, text, path, label, detail, errors }: LookupOf) {
  const wrong = errors[`changes.${field}`]?.[0]
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline gap-2 font-semibold text-table">
        <span className="flex-1">{CHANGE_LABELS[field]}</span>
        <span className="truncate font-normal text-meta text-muted">now {text || 'none'}</span>
      </p>
      <input type="hidden" name={`was.${field}`} value={id} />
      <Combobox
        name={field}
        defaultValue={id}
        defaultText={text}
        label={CHANGE_LABELS[field]}
        source={{ path, label, detail }}
      />
      <Wrong field={field} text={wrong} />
    </div>
  )
}

const trimmed = (value: string | null) => (value === null ? '' : String(Number(value)))

const timeOf = (at: string | null, day: string) =>
  !at ? '' : showDate(at) === showDate(day) ? showTime(at) : `${showDate(at)} ${showTime(at)}`

/** A change that is either asked for or not. */
const Tick = ({ field, label, disabled }: { field: ChangeField; label: string; disabled?: boolean }) => (
  <div className="flex items-center gap-2 text-body sm:col-span-2">
    <Checkbox id={`change-${field}`} name={field} value="true" disabled={disabled} />
    <label htmlFor={`change-${field}`}>{label}</label>
  </div>
)

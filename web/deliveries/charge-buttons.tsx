import type { Action } from '~/domain/access/actions'
import type { Subject } from '~/domain/access/grants'
import { CLOSED, type DoStatus } from '~/domain/deliveries/delivery-order-status'
import { showNumber } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'
import { CauseField, PlainField, ReturnFields, WASHED_OUT_AT, WaitingFields } from './action-fields'
import type { View } from './delivery-order-loader'
import { WaivedChargeField } from './waived-charge-field'

export type Can = (action: Action, subject: Subject) => boolean

/** What is noted beside a ticket while the load is open. */
export function chargeActions(
  load: View['ticket']['load'],
  fields: Record<string, string>,
  held: string | undefined,
  can: Can,
): RecordAction[] {
  const writes = can('write', 'ticket')
  const charges = can('write', 'delivery_finance')
  const closed = CLOSED.includes(load.status as DoStatus)
  const billed = closed
    ? 'The load is closed. Use an e-modification'
    : load.invoiceDraftId || load.emodificationPending
      ? 'It is on an invoice draft or an open request. Use an e-modification'
      : undefined
  const noted = !load.generatedAt || load.status === 'withdrawn'
  return [
    {
      label: 'Washed out',
      intent: 'washed-out',
      fields,
      hidden: !charges || noted,
      why: billed ?? held,
      confirm: {
        title: 'Where was the truck washed out?',
        verb: 'Save',
        form: (
          <CauseField
            name="washedOut"
            label="Washed out"
            causes={WASHED_OUT_AT}
            value={load.washedOut}
            none="Not told"
          />
        ),
      },
    },
    {
      label: 'Waive a surcharge',
      intent: 'waive-charge',
      fields,
      hidden: !charges || noted,
      why: load.invoiceDraftId ? 'It is on an invoice draft. Change the line there' : held,
      done: 'The surcharge is waived, or waits for approval',
      confirm: {
        title: 'Waive a surcharge of this load',
        verb: 'Waive surcharge',
        text: 'Beyond your price authority somebody else has to approve it first.',
        form: <WaivedChargeField loadId={load.id} />,
        reason: true,
      },
    },
    {
      label: 'Wash-out fee',
      intent: 'washout',
      fields,
      hidden: !charges || noted,
      why: billed ?? held,
      confirm: {
        title: 'Wash-out fee of this load',
        verb: 'Save',
        text: 'In place of the usual one. Beyond your price authority somebody else has to approve it first.',
        form: <PlainField name="washoutFee" label="Fee in S$" value={showNumber(load.washoutFee, 2)} />,
      },
    },
    {
      label: 'Returned concrete',
      intent: 'return-concrete',
      fields,
      hidden: !charges || noted,
      why: billed ?? held,
      confirm: {
        title: 'Returned concrete',
        verb: 'Save',
        form: <ReturnFields quantity={showNumber(load.returnConcrete, 2)} cause={load.returnCause} />,
      },
    },
    {
      label: 'Cause of waiting',
      intent: 'waiting',
      fields,
      hidden: !charges || noted,
      why: billed ?? held,
      confirm: {
        title: 'Why does the truck wait on site?',
        verb: 'Save',
        text: 'Waiting that is ours is not billed.',
        form: <WaitingFields cause={load.waitingCause} ours={load.waitingOursMinutes} />,
      },
    },
    {
      label: 'Technician on site',
      intent: 'technician',
      fields,
      hidden: !charges || noted,
      why: billed ?? held,
      confirm: {
        title: 'Technician on site',
        verb: 'Save',
        form: (
          <PlainField
            name="technicianOnSiteDuration"
            label="Minutes"
            value={String(load.technicianOnSiteMinutes ?? '')}
          />
        ),
      },
    },
    {
      label: 'Batching number',
      intent: 'batching-no',
      fields,
      hidden: !writes || noted,
      why: billed ?? held,
      confirm: {
        title: 'Batching number',
        verb: 'Save',
        form: <PlainField name="batchingNo" label="As the plant's computer calls it" value={load.batchingNo ?? ''} />,
      },
    },
  ]
}

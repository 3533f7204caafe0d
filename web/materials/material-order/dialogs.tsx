import { useState } from 'react'
import type * as z from 'zod'
import { businessDay, clockTime } from '~/domain/kit/time'
import * as kitWords from '~/domain/kit/words'
import type { MaterialOrderSplit, MaterialOrderUpdate } from '~/domain/materials/material-order'
import type { MaterialOrderReceive } from '~/domain/materials/receipt'
import * as words from '~/domain/materials/words'
import { plainNumber } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { differenceOf, SOURCES, tonnes } from '../words'

export type OrderRow = {
  id: string
  version: number
  orderNo: string
  siloId: string
  siloCode: string
  plantId: string
  plantName: string
  materialId: string
  materialName: string
  sourceId: string | null
  sourceName: string | null
  orderedKg: string
  pricePerTonne: string | null
  expectedAt: string
  status: string
  receivedKg: string | null
  receivedAt: string | null
  ticketNo: string | null
  remarks: string | null
  levelKg: string
  capacityKg: string
}
export type SiloChoice = readonly [id: string, label: string]

const Change = fieldsOf<typeof MaterialOrderUpdate>()
const Split = fieldsOf<typeof MaterialOrderSplit>()
const Part = rowFieldsOf<typeof MaterialOrderSplit, 'parts'>()
const Receive = fieldsOf<typeof MaterialOrderReceive>()

/** The contract takes one instant; people type a day and a time. */
export const Moment = fieldsOf<z.ZodObject<{ day: z.ZodString; time: z.ZodString }>>()

export const momentsOf = (at: string | Date) => ({ day: businessDay(new Date(at)), time: clockTime(new Date(at)) })

/** A new order, filled in by what is suggested for a silo, or a draft to change. */
export function OrderDialog({
  order,
  start,
  silos,
}: {
  order: OrderRow | null
  start: { siloId: string; orderedKg: string; expectedAt: string } | null
  silos: readonly SiloChoice[]
}) {
  const given = order ?? start
  const values = given ? { ...given, ...momentsOf(given.expectedAt) } : { time: '08:00' }
  return (
    <DialogForm
      title={order ? order.orderNo : words.orderNewMaterialOrder()}
      values={values}
      save={order ? words.orderSave() : words.orderSaveDraft()}
      description={order ? undefined : words.orderDraftHint()}
    >
      <input type="hidden" name="verb" value={order ? 'change' : 'create'} />
      <Change.Select name="siloId" label={kitWords.fieldSilo()} choices={silos} span={12} />
      <Change.Combobox
        name="sourceId"
        label={words.orderSource()}
        hint={words.orderSourceHint()}
        source={SOURCES}
        text={order?.sourceName ?? ''}
        span={12}
        optional
      />
      <Change.Number name="orderedKg" label={kitWords.fieldQuantity()} unit="kg" span={6} />
      <Change.UnitPrice
        name="pricePerTonne"
        label={words.orderPrice()}
        hint={words.orderPriceHint()}
        unit="t"
        span={6}
        optional
      />
      <Moment.Date name="day" label={words.orderExpectedOn()} span={6} />
      <Moment.Time name="time" label={kitWords.fieldAt()} span={6} />
      <Change.Text name="remarks" label={kitWords.fieldRemarks()} span={12} optional />
    </DialogForm>
  )
}

/** Parts together make up the order to the kilogram; each may go to another silo of the same material. */
export function SplitDialog({ order, silos }: { order: OrderRow; silos: readonly SiloChoice[] }) {
  const half = (Number(order.orderedKg) / 2).toFixed(3)
  const rest = (Number(order.orderedKg) - Number(half)).toFixed(3)
  const moment = momentsOf(order.expectedAt)
  const parts = [half, rest].map(kg => ({ kg, siloId: order.siloId, ...moment }))
  return (
    <DialogForm
      title={words.orderSplitTitle({ orderNo: order.orderNo })}
      description={words.orderSplitOf({ material: order.materialName, mass: order.orderedKg })}
      values={{ id: order.id, version: order.version, parts }}
      save={words.orderSplitOrder()}
    >
      <input type="hidden" name="verb" value="split" />
      <Split.Rows name="parts" label={words.orderParts()} add={words.orderAddPart()}>
        {() => (
          <>
            <Part.Number name="kg" label={kitWords.fieldQuantity()} unit="kg" span={6} />
            <Part.Select name="siloId" label={kitWords.fieldSilo()} choices={silos} span={6} />
            <Moment.Date name="day" label={words.orderExpectedOn()} span={6} />
            <Moment.Time name="time" label={kitWords.fieldAt()} span={6} />
          </>
        )}
      </Split.Rows>
    </DialogForm>
  )
}

/** What the supplier's weighbridge says against what was ordered, told while it is typed. */
export function ReceiveDialog({ order }: { order: OrderRow }) {
  const now = useOpenedAt()
  const [typed, setTyped] = useState('')
  const weighed = plainNumber(typed)
  const known = /^\d+(\.\d+)?$/.test(weighed) && Number(weighed) > 0
  const room = Number(order.capacityKg) - Number(order.levelKg)
  return (
    <DialogForm
      title={words.orderReceiveTitle({ orderNo: order.orderNo })}
      description={words.orderReceiveInto({
        material: order.materialName,
        silo: order.siloCode,
        plant: order.plantName,
        room: tonnes(room),
      })}
      values={{ id: order.id, version: order.version, ...momentsOf(now) }}
      save={words.orderConfirmReceipt()}
    >
      <input type="hidden" name="verb" value="receive" />
      <div
        className="col-span-12 grid grid-cols-12 gap-4"
        onInput={event => {
          const { name, value } = event.target as HTMLInputElement
          if (name === 'receivedKg') setTyped(value)
        }}
      >
        <Receive.Number name="receivedKg" label={words.orderWeighed()} unit="kg" span={6} />
        <div className="col-span-6 grid content-end pb-1.5 max-sm:col-span-12">
          <p role="status" className="text-table">
            <span className="text-muted">{words.orderOrderedMass({ mass: order.orderedKg })}</span>
            {known && <span className="figures block font-semibold">{differenceOf(order.orderedKg, weighed)}</span>}
          </p>
        </div>
      </div>
      <Receive.Text name="ticketNo" label={words.orderWeighbridgeTicket()} span={12} />
      <Moment.Date name="day" label={kitWords.fieldReceivedOn()} span={6} />
      <Moment.Time name="time" label={kitWords.fieldAt()} span={6} />
      <Receive.Text name="remarks" label={kitWords.fieldRemarks()} span={12} optional />
    </DialogForm>
  )
}

import { type BillingOf, billingOf } from '~/db/deliveries/billing-of'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { stockOf } from '~/db/deliveries/stock-of'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { material } from '~/db/materials/material'
import { silosOfLine } from '~/db/materials/silo'
import { mixDesign, recipeOf } from '~/db/mixdesign/mix-design'
import { mixOfLoad } from '~/db/mixdesign/plant-mapping'
import { order } from '~/db/orders/order'
import { billWord } from '~/domain/billing/note'
import { carbonByMix } from '~/domain/deliveries/batch'
import type { Changes } from '~/domain/deliveries/emodification'
import { billsAsOrdered, isPhysical } from '~/domain/deliveries/emodification'
import { type Chain, chainOf } from '~/domain/deliveries/emodification-chain'
import { byRecipe, scaled, type Taken } from '~/domain/deliveries/stock-correction'
import { showMoney } from '~/domain/kit/figures'
import { decimal, kilograms } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import { isOrdered } from '~/domain/materials/silo-cover'
import { type NotePreview, previewNote } from './preview-note'
import { type PriceEffect, priceEffect } from './price-effect'

export type Effect = {
  chain: Chain
  price: PriceEffect
  stock: { siloId: string; materialId: string; material: string; before: string; after: string; difference: string }[]
  carbon: { before: string | null; after: string | null; difference: string | null }
  invoice: BillingOf & { text: string; note: NotePreview | null }
  /** The mix that the line would use for another product. */
  mixDesignId: string | null
}

/** What a change of a closed load would do to price, stock, carbon and invoice; nothing is written. */
export async function effectOf(
  sql: Sql,
  load: DeliveryOrderRow,
  changes: Changes,
  cause: string,
  now: Date,
): Promise<Effect> {
  const of = await order.get(sql, load.orderId)
  const billing = await billingOf(sql, load)
  const small = await settingOn(sql, 'emodification.small-quantity', businessDay(now))
  const chain = chainOf(changes, {
    quantity: load.quantity,
    washoutFee: load.washoutFee,
    cause,
    billing: billing.state,
    sampled: of.cylinderTest !== null,
    small,
  })
  const mixDesignId = changes.productId ? await mixFor(sql, load, changes.productId) : load.mixDesignId
  const taken = await stockOf(sql, load.id)
  const moved = isPhysical(cause) && chain.flags.includes('stock')
  const next = moved ? await takenAfter(sql, load, changes, mixDesignId, taken) : taken
  const note = chain.flags.includes('tax') ? await previewNote(sql, load, changes, cause) : null
  return {
    chain,
    price: await priceEffect(sql, load, changes, cause, billing.state === 'invoiced' ? note : undefined),
    stock: await stockEffect(sql, taken, next),
    carbon: await carbonEffect(sql, load, changes, mixDesignId, moved),
    invoice: { ...billing, note, text: invoiceText(billing, chain, note, billsAsOrdered(cause, changes)) },
    mixDesignId,
  }
}

/** What the load would have taken out of each silo. */
export async function takenAfter(
  sql: Sql,
  load: DeliveryOrderRow,
  changes: Changes,
  mixDesignId: string | null,
  taken: readonly Taken[],
): Promise<Taken[]> {
  const quantity = changes.doQuantity ?? load.quantity
  // Nothing of the load is in the book, so that nothing is put right there: a count of the silo has seen it as it was.
  if (!taken.length) return []
  if (mixDesignId === load.mixDesignId || !mixDesignId) return scaled(taken, load.quantity, quantity)
  const feeding = load.batchingPlantId ? await silosOfLine(sql, load.batchingPlantId) : []
  const recipe = (await recipeOf(sql, mixDesignId)).filter(({ kind }) => isOrdered(kind))
  return byRecipe(recipe, quantity, feeding)
}

const mixFor = async (sql: Sql, load: DeliveryOrderRow, productId: string) =>
  (await mixOfLoad(sql, { ...load, productId })).mapping?.mixDesignId ?? null

async function stockEffect(sql: Sql, before: readonly Taken[], after: readonly Taken[]) {
  const keys = new Map([...before, ...after].map(row => [`${row.siloId} ${row.materialId}`, row]))
  const names = await material.byIds(
    sql,
    [...keys.values()].map(({ materialId }) => materialId),
  )
  const kgOf = (rows: readonly Taken[], key: Taken) =>
    rows.find(row => row.siloId === key.siloId && row.materialId === key.materialId)?.kg ?? '0'
  return [...keys.values()].map(key => {
    const [was, is] = [kilograms(kgOf(before, key)), kilograms(kgOf(after, key))]
    return {
      siloId: key.siloId,
      materialId: key.materialId,
      material: names.get(key.materialId)?.name ?? '',
      before: was,
      after: is,
      difference: kilograms(decimal(is).minus(was)),
    }
  })
}

async function carbonEffect(
  sql: Sql,
  load: DeliveryOrderRow,
  changes: Changes,
  mixDesignId: string | null,
  moved: boolean,
) {
  const before = load.gwpBatched
  const quantity = changes.doQuantity ?? load.quantity
  const other = mixDesignId && mixDesignId !== load.mixDesignId ? await mixDesign.get(sql, mixDesignId) : undefined
  const after = !moved
    ? before
    : other
      ? other.gwpPerM3 && carbonByMix(other.gwpPerM3, quantity)
      : before && kilograms(decimal(before).times(quantity).div(load.quantity))
  return { before, after, difference: before && after ? kilograms(decimal(after).minus(before)) : null }
}

function invoiceText(
  { state, draftNo, invoiceNo }: BillingOf,
  { flags }: Chain,
  note: NotePreview | null,
  asOrdered: boolean,
): string {
  if (asOrdered && !flags.includes('invoice'))
    return `Billed as ordered${invoiceNo ? `; invoice ${invoiceNo} stays` : ''}`
  if (!flags.includes('invoice')) return state === 'none' ? 'Not billed yet' : 'What is billed does not change'
  if (state === 'invoiced')
    return note
      ? `Invoice ${invoiceNo} stays; ${billWord(note.kind).toLowerCase()} of ${showMoney(decimal(note.total).abs().toFixed(2))} with GST`
      : `Invoice ${invoiceNo} stays; nothing of it changes`
  return state === 'approved' ? `Draft ${draftNo} goes back to the first level` : `Draft ${draftNo} is refreshed`
}

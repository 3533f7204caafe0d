import type { Sql } from '~/db/kit/open'
import { type AuditRow, auditTrail } from '~/db/kit/trail'
import { getSeenMaterialOrder, type MaterialOrderLine, materialOrder } from '~/db/materials/material-order'
import { receiptEntries, receiptsOf } from '~/db/materials/receipt'
import type { Person } from '~/domain/access/roles'
import { amount, isPositive, kilograms, sum } from '~/domain/kit/money'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import { accountOf, type ReceiptAccount } from '~/domain/materials/receipt'
import { daysOfMonth } from '~/domain/reports/plant-month'
import { openTo } from '../kit/workflow'
import { orderFlow } from './order-flow'

export type SupplierAccount = Omit<ReceiptAccount, 'orderedKg' | 'payableAmount'> & {
  month: string
  orders: number
  claimAmount: string
  creditAmount: string
  payableAmount: string
  /** Deliveries that are to be paid and whose price nobody entered; the amount is without them. */
  unpriced: number
}
export type MaterialOrderView = MaterialOrderLine & {
  /** What this person may do with it now. */
  open: string[]
  account: ReceiptAccount
  /** Its source in the month of the receipt, at the plants that the person sees. */
  supplier: SupplierAccount | null
  entries: Awaited<ReturnType<typeof receiptEntries>>
  history: AuditRow[]
}

/** A material order with what may be done, where its quantity is, and what the ledger has of it. */
export async function materialOrderView(sql: Sql, person: Person, id: string): Promise<MaterialOrderView> {
  const order = await getSeenMaterialOrder(sql, person, id)
  const [row, entries, trail, supplier] = await Promise.all([
    materialOrder.get(sql, id),
    receiptEntries(sql, id),
    auditTrail(sql, { subject: 'material_order', subjectId: id }, { limit: 100, offset: 0 }),
    supplierAccount(sql, person, order),
  ])
  return {
    ...order,
    open: openTo(orderFlow, row, person),
    account: accountOf(order),
    supplier,
    entries,
    history: trail.rows,
  }
}

async function supplierAccount(sql: Sql, person: Person, order: MaterialOrderLine): Promise<SupplierAccount | null> {
  if (!order.sourceId || !order.receivedAt) return null
  const month = businessDay(order.receivedAt).slice(0, 7)
  const days = daysOfMonth(month)
  const from = instantOn(days.from, '00:00')
  const until = instantOn(addDays(days.to, 1), '00:00')
  const rows = await receiptsOf(sql, person, { sourceId: order.sourceId, from, until })
  const accounts = rows.map(accountOf)
  const kgOf = (key: Exclude<keyof ReceiptAccount, 'payableAmount'>) =>
    kilograms(sum(accounts.map(account => account[key])))
  const moneyOf = (key: 'claimAmount' | 'creditAmount') => amount(sum(rows.map(row => row[key] ?? '0')))
  return {
    month,
    orders: rows.length,
    receivedKg: kgOf('receivedKg'),
    openKg: kgOf('openKg'),
    settledKg: kgOf('settledKg'),
    payableKg: kgOf('payableKg'),
    claimAmount: moneyOf('claimAmount'),
    creditAmount: moneyOf('creditAmount'),
    payableAmount: amount(sum(accounts.map(account => account.payableAmount ?? '0'))),
    unpriced: accounts.filter(account => account.payableAmount === null && isPositive(account.payableKg)).length,
  }
}

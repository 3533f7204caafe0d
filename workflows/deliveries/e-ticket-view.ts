import { ledgersOf } from '~/db/deliveries/concrete-ledger'
import { freshTestsOf } from '~/db/deliveries/fresh-tests'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import type { ConcreteLedger } from '~/domain/deliveries/concrete-ledger'
import type { ETicket, ETicketBatch, ETicketSample } from '~/domain/deliveries/e-ticket'
import { Refused } from '~/domain/kit/problem'
import { type DoView, viewDo } from './delivery-order-view'

export type Issuer = Pick<ETicket['verification'], 'issuer' | 'keyId' | 'keys'>

/** The delivery as data, as far as it has come; a load without a ticket has none. */
export async function viewETicket(
  sql: Sql,
  person: Person,
  loadId: string,
  of: { now: Date; issuer: Issuer },
): Promise<ETicket> {
  const view = await viewDo(sql, person, { id: loadId }, of.now)
  const { doNumber, generatedAt, status } = view.ticket.load
  if (!doNumber || !generatedAt) throw new Refused('Its ticket is not generated yet', undefined, { status })
  const samples = await freshTestsOf(sql, loadId)
  return eTicketOf(view, { doNumber, samples, ledger: (await ledgersOf(sql, [loadId])).get(loadId), ...of })
}

type More = {
  doNumber: string
  samples: ETicketSample[]
  ledger: ConcreteLedger | undefined
  now: Date
  issuer: Issuer
}

function eTicketOf(view: DoView, { doNumber, samples, ledger, now, issuer }: More): ETicket {
  const { ticket, cumulative, events } = view
  const { load } = ticket
  return {
    format: 'readymix-e-ticket',
    formatVersion: 1,
    ticket: {
      number: doNumber,
      revision: load.revision,
      status: load.status,
      order: ticket.orderNo,
      loadNo: load.loadNo,
      purchaseOrder: ticket.poNumber,
      customer: { code: ticket.customerCode, name: ticket.customerName },
      project: { code: ticket.projectCode, name: ticket.projectName },
      site: { name: ticket.locationName, address: ticket.siteAddress, gate: ticket.gate },
    },
    source: {
      plantCode: ticket.plantCode,
      plantName: ticket.plantName,
      address: ticket.plantAddress,
      line: ticket.bpName,
      certificateNo: ticket.certificateNo,
      certificateValidTo: ticket.certificateValidTo,
    },
    hauler: {
      truckNo: ticket.truckNo,
      plateNo: ticket.plateNo,
      truckType: ticket.truckType,
      driverNo: ticket.driverNo,
    },
    loading: {
      ticketAt: iso(load.generatedAt),
      startedAt: iso(load.loadingAt),
      firstWaterAt: iso(load.batchedAt),
      loadedAt: iso(load.loadedAt),
      quantityM3: load.quantity,
      cumulativeM3: cumulative,
      orderedM3: ticket.ordered,
      dischargeLimitMinutes: load.dischargeLimitMinutes,
    },
    mix: {
      productCode: ticket.productCode,
      productName: ticket.productName,
      mixCode: ticket.mixCode,
      mixVersion: ticket.mixVersion,
      strengthMpa: ticket.strengthMpa,
      slumpMinMm: ticket.slumpMin,
      slumpMaxMm: ticket.slumpMax,
      maximumSizeMm: ticket.stoneSizeMm,
      cementType: ticket.cementType,
      exposureClasses: [...ticket.exposureClasses],
      waterCementRatioDesign: ticket.waterCementRatio,
      batches: batchesOf(view),
      carbonKg: load.gwpBatched,
    },
    delivery: {
      // Who told it stays with the plant; by which means is part of the evidence.
      events: events.map(({ event, at, source }) => ({ event, at: at.toISOString(), source })),
      waterAddedLitres: load.waterAddedLitres,
      admixtureAddedLitres: load.admixtureAddedLitres,
      returnedM3: load.returnConcrete,
    },
    tests: {
      atSite: { slumpMm: load.slumpMm, concreteTemperatureC: load.concreteTemperature },
      samples,
      account: (ledger?.rows ?? []).map(({ key, name, unit, value, least, most, verdict, source }) => ({
        key,
        name,
        unit,
        value,
        least,
        most,
        verdict,
        source,
      })),
    },
    verification: { ...issuer, issuedAt: now.toISOString(), algorithm: 'ES256' },
  }
}

function batchesOf({ weights }: DoView): ETicketBatch[] {
  return [...Map.groupBy(weights, ({ batchNo }) => batchNo)].map(([batchNo, rows]) => ({
    batchNo,
    quantityM3: rows[0]!.quantity,
    at: rows[0]!.at.toISOString(),
    source: rows[0]!.source,
    materials: rows.map(row => ({
      code: row.materialCode,
      name: row.materialName,
      kind: row.kind,
      silo: row.siloCode,
      targetKg: row.targetKg,
      actualKg: row.actualKg,
      deviationPercent: row.deviationPercent,
      tolerancePercent: row.tolerancePercent,
      verdict: row.verdict,
    })),
  }))
}

const iso = (at: Date | null) => at?.toISOString() ?? null

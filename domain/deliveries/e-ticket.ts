import type { DecimalText } from '../kit/money'
import type { LedgerRow } from './concrete-ledger-row'

/**
 * A delivery as data, in the blocks of AASHTO MDMS-1 (material delivery management: source, hauler, loading event, mix and
 * batch weights, delivery events, tests, verification). The blocks and their order are the standard's; the names of the
 * fields are ours, written out with their unit, and so are `ticket`, the verdicts and their limits. Nothing is left
 * out where it is not known: it is null.
 */
export type ETicket = {
  format: 'readymix-e-ticket'
  formatVersion: 1
  ticket: {
    number: string
    revision: number
    status: string
    order: string
    loadNo: number
    purchaseOrder: string | null
    customer: { code: string; name: string }
    project: { code: string; name: string }
    site: { name: string; address: string | null; gate: string | null }
  }
  source: {
    plantCode: string
    plantName: string
    address: string | null
    line: string | null
    certificateNo: string | null
    certificateValidTo: string | null
  }
  hauler: { truckNo: string | null; plateNo: string | null; truckType: string | null; driverNo: string | null }
  loading: {
    ticketAt: Instant
    startedAt: Instant
    firstWaterAt: Instant
    loadedAt: Instant
    quantityM3: DecimalText
    cumulativeM3: DecimalText
    orderedM3: DecimalText
    dischargeLimitMinutes: number
  }
  mix: {
    productCode: string
    productName: string
    mixCode: string | null
    mixVersion: number | null
    strengthMpa: number | null
    slumpMinMm: number | null
    slumpMaxMm: number | null
    maximumSizeMm: number | null
    cementType: string | null
    exposureClasses: string[]
    waterCementRatioDesign: DecimalText | null
    batches: ETicketBatch[]
    carbonKg: DecimalText | null
  }
  delivery: {
    events: { event: string; at: Instant; source: string }[]
    waterAddedLitres: DecimalText | null
    admixtureAddedLitres: DecimalText | null
    returnedM3: DecimalText | null
  }
  tests: {
    atSite: { slumpMm: number | null; concreteTemperatureC: DecimalText | null }
    samples: ETicketSample[]
    /** The account of the concrete, each figure with its limit and where the limit comes from. */
    account: Pick<LedgerRow, 'key' | 'name' | 'unit' | 'value' | 'least' | 'most' | 'verdict' | 'source'>[]
  }
  verification: { issuer: string; issuedAt: string; algorithm: 'ES256'; keyId: string; keys: string }
}

type Instant = string | null

export type ETicketBatch = {
  batchNo: number
  quantityM3: DecimalText | null
  at: string
  source: string
  materials: {
    code: string
    name: string
    kind: string
    silo: string | null
    targetKg: DecimalText
    actualKg: DecimalText
    deviationPercent: DecimalText
    tolerancePercent: DecimalText
    verdict: string
  }[]
}

export type ETicketSample = {
  setNo: number
  sampledAt: Instant
  slumpMm: number | null
  concreteTemperatureC: number | null
  airPercent: number | null
  densityKgPerM3: number | null
}

/** The ticket to read, and the same signed: whoever keeps it keeps `jws` (RFC 7515, compact), whose payload is what was said. */
export type SignedETicket = { ticket: ETicket; jws: string }

/** A public key in the form of RFC 7517. */
export type PublicKeySet = {
  keys: { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid: string; alg: 'ES256'; use: 'sig' }[]
}

import type { CustomerAgreement } from '../mixdesign/customer-agreement'

/** What the rules before a ticket look at, whichever step asks them. */
export type LoadFacts = {
  quantity: string
  orderStatus: string
  /** Why the customer of the load is on credit hold, where no override of finance lets it go on. */
  creditHold: string | null
  /** Why the concrete of the load is not made at its plant for now: a non-conformity holds it. */
  concreteHold: string | null
  line: boolean
  /** Already called loads go on when a plant closes. */
  called: boolean
  plant: { name: string; closedReason: string | null; open: boolean; hours: string }
  mix: {
    mapped: boolean
    code: string | null
    /** The mix that the project has agreed to, where another one would be made. */
    agreed: string | null
    /** Whether the customer has agreed to the mix of the load, and what the setting makes of it. */
    agreement: CustomerAgreement
    approved: boolean
    synced: boolean
    structural: boolean
    onCertificate: boolean
    certificateValid: boolean
  }
  bans: { who: string; what: string; reason: string }[]
  missingPasses: { who: string; pass: string }[]
  expiredPapers: string[]
  /** Minutes; null without a driver. */
  hours: { driver: string; left: number; needed: number } | null
  silos: { material: string; neededKg: string; levelKg: string | null }[]
  truck: { truckNo: string; maxLoad: string; busyWith: string | null; calledFor: string | null } | null
  /** Another truck that is called for this load. */
  calledTruck: string | null
  driverBusyWith: string | null
  siteMaxLoad: string | null
}

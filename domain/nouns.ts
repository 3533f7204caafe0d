import { paymentTerm } from './customers/payment-term'
import { restReason } from './fleet/rest-reason'
import { subcontractor } from './fleet/subcontractor'
import { subcontractorOwner } from './fleet/subcontractor-owner'
import { truckType } from './fleet/truck-type'
import type { Noun } from './kit/noun'
import { materialSource } from './materials/material-source'
import { toleranceSetting } from './materials/tolerance-setting'
import { carbonCategory } from './mixdesign/carbon-category'
import { carbonConfig } from './mixdesign/carbon-config'
import { criteriaDetail } from './mixdesign/criteria-detail'
import { criteriaHeader } from './mixdesign/criteria-header'
import { unitOfMeasurement } from './mixdesign/unit-of-measurement'
import { bookingQuantity } from './orders/booking-quantity'
import { dischargeMethod } from './orders/discharge-method'
import { pump } from './orders/pump'
import { stone } from './orders/stone'
import { strength } from './orders/strength'
import { structure } from './orders/structure'
import { priceIndex } from './pricing/price-index/price-index'
import { sampler } from './rawtests/sampler'
import { supplier } from './rawtests/supplier'
import { tester } from './rawtests/tester'

/** Every plain master, a line each: rights, calls, screens, menus, counts and mirrors are made from this list. */
export const NOUNS = [
  paymentTerm,
  priceIndex,
  stone,
  strength,
  structure,
  pump,
  dischargeMethod,
  bookingQuantity,
  restReason,
  truckType,
  subcontractor,
  subcontractorOwner,
  materialSource,
  toleranceSetting,
  carbonCategory,
  carbonConfig,
  criteriaHeader,
  criteriaDetail,
  unitOfMeasurement,
  sampler,
  supplier,
  tester,
] as const satisfies readonly Noun[]

type Nouns = (typeof NOUNS)[number]
export type NounCall = { [N in Nouns as N['key']]: keyof N['calls'] }[Nouns['key']] & string
export type MasterNoun = Extract<Nouns, { screen: { master: object } }>['key']

export const nounOf = (key: string | undefined): Noun | undefined => NOUNS.find(noun => noun.key === key)

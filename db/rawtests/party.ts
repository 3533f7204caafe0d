import { sampler } from '~/domain/rawtests/sampler'
import { supplier } from '~/domain/rawtests/supplier'
import { tester } from '~/domain/rawtests/tester'
import { nounRecord } from '../kit/noun-rows'
import { rawSamplers, rawSuppliers, rawTesters } from './tables'

export const rawSupplier = nounRecord(supplier, rawSuppliers)
export const rawSampler = nounRecord(sampler, rawSamplers)
export const rawTester = nounRecord(tester, rawTesters)

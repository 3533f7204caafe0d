import { type CementVerdict, cementC150, cementEn197 } from '../cement/limits'
import { type Judge, type SieveResult, sieveResult } from '../sieve-result'
import type { RawTestCreate } from '../test-info'

/** What a test says of itself in its list: the verdict and, of a sieve test, the fineness modulus. */
export type TestResult = {
  result: SieveResult | CementVerdict
  verdict: string | null
  finenessModulus: string | null
}

/** The result that is stored with a test, so that a later change of limits leaves it as it was judged. */
export function testResult(test: Pick<RawTestCreate, 'testType' | 'input'>, judge: Judge | null): TestResult {
  if (test.testType === 'sieve') {
    const result = sieveResult(test.input as SieveInput, judge)
    const modulus = result.finenessModulus
    return { result, verdict: result.verdict?.verdict ?? null, finenessModulus: modulus?.toFixed(3) ?? null }
  }
  const { standard, class: grade, results } = test.input as CementInput
  const result = standard === 'EN 197-1' ? cementEn197(results, grade) : cementC150(results, grade)
  return { result, verdict: result.verdict, finenessModulus: null }
}

type SieveInput = Extract<RawTestCreate, { testType: 'sieve' }>['input']
type CementInput = Extract<RawTestCreate, { testType: 'cement' }>['input']

import type { SettingValue } from '../kit/setting'

type Rules = Pick<SettingValue<'mixdesign.customer-agreement'>, 'agreement' | 'loads'>
/** What the project maps its product to on the day of the load. */
type Mapped = { mixDesignId: string; agreedBefore: boolean } | null
/** A submittal that the customer has agreed to. */
export type AgreedSubmittal = {
  submittalNo: string
  mixDesignId: string
  answeredOn: string
  validUntil: string | null
}

export type CustomerAgreement = {
  agreement: Rules['agreement']
  /** Why there is none for this load; null where there is one, or none is asked. */
  missing: string | null
}

/**
 * Whether the customer has agreed to the mix of a load on its day. Agreed is a submittal whose answer came by that day and
 * which has not ended, or a mapping that was in use before submittals, for as long as it names the same mix. `day` is a date
 * of the plant; `agreed` are those of the project and product.
 */
export function customerAgreement(
  rules: Rules,
  of: { mixDesignId: string; mixName: string; day: string; mapped: Mapped; agreed: readonly AgreedSubmittal[] },
): CustomerAgreement {
  const { agreement, loads } = rules
  const fine = { agreement, missing: null }
  if (agreement === 'off' || (loads === 'mapped' && !of.mapped)) return fine
  if (of.mapped?.agreedBefore && of.mapped.mixDesignId === of.mixDesignId) return fine
  const own = of.agreed.filter(one => one.mixDesignId === of.mixDesignId && one.answeredOn <= of.day)
  if (own.some(({ validUntil }) => validUntil === null || validUntil >= of.day)) return fine
  const last = own.toSorted((a, b) => (a.validUntil! < b.validUntil! ? 1 : -1))[0]
  const missing = last
    ? `The customer's agreement to ${of.mixName} ended on ${spoken(last.validUntil!)} (${last.submittalNo})`
    : `The customer has not agreed to ${of.mixName}`
  return { agreement, missing }
}

const spoken = (day: string) => day.split('-').reverse().join('/')

import { MaturityAsk } from '~/domain/cylinders/maturity/temperature-record'
import { plainNumber } from '~/web/kit/figures'

/** What was typed into the address; what is no figure that can be asked is left out, and the usual one holds. */
export function maturityAsk(params: URLSearchParams): { asked?: string; ahead?: string } {
  const typed = (name: 'asked' | 'ahead') => {
    const text = plainNumber(params.get(name)?.trim() ?? '')
    return text && MaturityAsk.shape[name].safeParse(text).success ? { [name]: text } : {}
  }
  return { ...typed('asked'), ...typed('ahead') }
}

import { showMoney, showNumber } from '~/domain/kit/figures'

export { showMass, showMoney, showNumber, showUnitPrice, showVolume } from '~/domain/kit/figures'

/** A difference: '+12.50' and '−12.50'. */
export const showSigned = (value: string, places = 2): string => plus(value) + showNumber(value, places)
export const showSignedMoney = (value: string): string => plus(value) + showMoney(value)
const plus = (value: string) => (Number(value) > 0 ? '+' : '')

/** '1 load', '1,204 loads': a count in words; a plural that is no plain `s` is given, as in ['delivery', 'deliveries']. */
export function countOf(count: number, noun: string | readonly [one: string, many: string], more = false): string {
  const [one, many] = typeof noun === 'string' ? [noun, `${noun}s`] : noun
  return `${count.toLocaleString('en-SG')}${more ? '+' : ''} ${count === 1 && !more ? one : many}`
}

/** '1,234.5' as typed becomes '1234.5' for the wire; what is no number stays as it is and is refused by the server. */
export const plainNumber = (typed: string): string => {
  const text = typed
    .trim()
    .replace(/^S?\$\s*/i, '')
    .replace(/−/g, '-')
  const bare = text.replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+(\.\d+)?$/.test(bare) ? bare : typed.trim()
}

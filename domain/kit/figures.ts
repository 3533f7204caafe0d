/** Decimals travel as strings and are shown without ever becoming floats. */
export function showNumber(value: string | number | null | undefined, places?: number): string {
  if (value === null || value === undefined || value === '') return ''
  const text = String(value)
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`Not a number: ${text}`)
  const [whole = '0', rest = ''] = text.replace('-', '').split('.')
  const shown =
    places === undefined ? rest : rest.padEnd(places, '0').slice(0, Math.max(places, rest.replace(/0+$/, '').length))
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${/^-.*[1-9]/.test(text) ? '−' : ''}${grouped}${shown ? `.${shown}` : ''}`
}

/** S$1,234.50 */
export const showMoney = (value: string | number | null | undefined): string => {
  const text = showNumber(value, 2)
  return text.startsWith('−') ? `−S$${text.slice(1)}` : text && `S$${text}`
}

/** S$112.50 per unit, and as many of its four places as it has: S$112.5025. */
export const showUnitPrice = (value: string | number | null | undefined): string => {
  const text = showNumber(value, 2)
  return text.startsWith('−') ? `−S$${text.slice(1)}` : text && `S$${text}`
}

/** 126.00 m³ */
export const showVolume = (value: string | number | null | undefined): string => {
  const text = showNumber(value, 2)
  return text && `${text} m³`
}

/** 1,250.000 kg */
export const showMass = (value: string | number | null | undefined): string => {
  const text = showNumber(value, 3)
  return text && `${text} kg`
}

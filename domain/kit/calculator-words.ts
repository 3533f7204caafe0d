import { USUAL, type Words } from './calculator-names'

const GROUPS: Readonly<Record<string, string>> = { scm: 'Addition', adjust: 'Water' }

/** Several words of a path belong together: what is asked of the coarse aggregate says so. */
export function calculatorLabel(path: string): Words {
  const parts = path.split('.').filter(part => !/^\d+$/.test(part))
  const last = parts.at(-1) ?? path
  const [label, unit] = Object.hasOwn(USUAL, last) ? USUAL[last]! : [sentence(last)]
  const group = parts.at(-2)
  const whole =
    group && !['mix', 'results', 'rules'].includes(group)
      ? `${GROUPS[group] ?? sentence(group)}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`
      : label
  return unit ? [whole, unit] : [whole]
}

/** `airFreeDensity` as people write it: 'Air free density'. */
export function sentence(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

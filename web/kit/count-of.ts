/** '1 load', '1,204 loads': a count in words; a plural that is no plain `s` is given, as in ['delivery', 'deliveries']. */
export function countOf(count: number, noun: string | readonly [one: string, many: string], more = false): string {
  const [one, many] = typeof noun === 'string' ? [noun, `${noun}s`] : noun
  return `${count.toLocaleString('en-SG')}${more ? '+' : ''} ${count === 1 && !more ? one : many}`
}

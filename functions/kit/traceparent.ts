/** Of which trace a request is part, and of which step of it: W3C Trace Context. */
export type TraceParent = { trace: string; span: string; sampled: boolean }

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/
const NOTHING = /^0+$/

/** What a header or a message says of it; anything that is not in its form is none, as the standard wants. */
export function traceParentIn(text: string | undefined): TraceParent | undefined {
  const [, version = '', trace = '', span = '', flags = '', more] = FORM.exec(text ?? '') ?? []
  if (!trace || version === 'ff' || NOTHING.test(trace) || NOTHING.test(span)) return undefined
  // Only a later version may say more than this one does.
  if (version === '00' && more) return undefined
  return { trace, span, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const traceParent = ({ trace, span, sampled }: TraceParent): string =>
  `00-${trace}-${span}-${sampled ? '01' : '00'}`

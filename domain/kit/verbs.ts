/** Past and participle of the verbs that do not follow the rule; also those that double a letter. */
const OTHERS: Record<string, readonly [past: string, participle: string]> = {
  cancel: ['cancelled', 'cancelled'],
  hold: ['held', 'held'],
  keep: ['kept', 'kept'],
  leave: ['left', 'left'],
  map: ['mapped', 'mapped'],
  put: ['put', 'put'],
  say: ['said', 'said'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  split: ['split', 'split'],
  submit: ['submitted', 'submitted'],
  take: ['took', 'taken'],
  transfer: ['transferred', 'transferred'],
  unmap: ['unmapped', 'unmapped'],
  withdraw: ['withdrew', 'withdrawn'],
  write: ['wrote', 'written'],
}

const regular = (verb: string): string =>
  /(ed|ing)$/.test(verb)
    ? verb
    : /e$/.test(verb)
      ? `${verb}d`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ied`
        : `${verb}ed`

const formOf = (action: string, form: 0 | 1): string => {
  const [verb = '', ...rest] = action.replaceAll('_', ' ').split(' ')
  return [OTHERS[verb]?.[form] ?? regular(verb), ...rest].join(' ')
}

/** `mark_called` as told of somebody who did it: "marked called". */
export const pastOf = (action: string): string => formOf(action, 0)
/** `withdraw` as what is done to something: "withdrawn". */
export const participleOf = (action: string): string => formOf(action, 1)

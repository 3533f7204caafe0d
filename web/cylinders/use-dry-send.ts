import { type FormEvent, useContext, useState } from 'react'
import { ageInWords } from '~/domain/cylinders/age-in-words'
import * as words from '~/domain/cylinders/words'
import type { Refused } from '~/web/kit/read-form'
import { KeepActionContext } from '~/web/kit/record/keep-action'
import { success } from '~/web/kit/toast/toasts'

type Age = { testNo: string; ageDays: number }

/** Sends what was read by way of what the device keeps, so that no network is no reason to wait at the press. */
export function useDrySend({ testNo, ageDays }: Age, onDone: () => void) {
  const keep = useContext(KeepActionContext)
  const [told, setTold] = useState<Refused>()
  const [sending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!keep) return
    event.preventDefault()
    const { nativeEvent, currentTarget } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const body = new FormData(currentTarget, button)
    setSending(true)
    const answer = await keep({ label: `${testNo}, ${ageInWords(ageDays)}` }, body)
    setSending(false)
    if (answer !== 'kept' && !answer.ok) return setTold({ problem: answer.problem, values: {} })
    if (answer !== 'kept') success(body.get('intent') === 'submit' ? words.drySubmitted() : words.drySaved())
    onDone()
  }
  return { told, sending, send }
}

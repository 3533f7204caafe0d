import { useFetchers, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Calls when a change was sent and is done. It draws nothing, so that the frame is not drawn anew with each request. */
export function AfterChange({ call }: { call: () => unknown }) {
  const sends = [useNavigation(), ...useFetchers()].some(of => of.state !== 'idle' && of.formMethod === 'POST')
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current && !sends) call()
    sent.current = sends
  }, [sends, call])
  return null
}

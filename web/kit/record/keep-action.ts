import { createContext } from 'react'
import type { Attempt } from '~/web/kit/api'
import type { RecordAction } from './record-action'

/** Keeps an action on the device until it is sent; 'kept' is not sent yet, and will be. */
export type KeepAction = (action: RecordAction, body: FormData) => Promise<Attempt<unknown> | 'kept'>

/** Set by pages whose actions work without a network. */
export const KeepActionContext = createContext<KeepAction | null>(null)
